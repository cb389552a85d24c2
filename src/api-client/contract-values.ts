// Generated from openapi/public-api.yaml by `npm run api:types`. Do not edit.

/** Limits by schema name; text lengths in Unicode code points. */
export const limits = {
  FullName: {
    minLength: 6,
    maxLength: 50,
    pattern: '\\S',
  },
  Mobile: {
    minLength: 10,
    maxLength: 10,
    pattern: '^05[503649187][0-9]{7}$',
  },
  Email: {
    maxLength: 150,
  },
  ShortText: {
    minLength: 1,
    maxLength: 50,
    pattern: '\\S',
  },
  LongText: {
    minLength: 6,
    maxLength: 150,
    pattern: '\\S',
  },
  Note: {
    maxLength: 150,
  },
  RoomsCount: {
    minimum: 1,
    maximum: 20,
  },
  Reference: {
    pattern: '^SH-[0-9]{5,}$',
  },
} as const;

/** Members by schema name. */
export const enums = {
  PluginName: ['Rental', 'Consultant', 'Maintenance', 'Localization'],
  ProjectStatus: ['Draft', 'Under_Construction', 'Soon_Sale', 'For_Sale', 'Completed'],
  ProjectOrder: ['published_at', 'price_from'],
  UnitState: ['available', 'reserved', 'sold'],
  AirConditioning: ['none', 'provisioned', 'installed'],
  Kitchen: ['none', 'provisioned', 'fitted'],
  Utility: ['own_meter', 'shared_meter', 'included'],
  Furnishing: ['unfurnished', 'partly_furnished', 'furnished'],
  NearbyCategory: ['mosque', 'school', 'shopping', 'hospital', 'park', 'transit', 'road', 'airport'],
  LicenceKind: ['advertising', 'off_plan'],
  PaymentEvent: ['reservation', 'contract', 'milestone', 'handover', 'title_transfer'],
  ApartmentSort: ['price_asc', 'price_desc', 'area_asc', 'area_desc'],
  RentalState: ['available', 'reserved', 'rented'],
  RentalOrder: ['published_at', 'annual_rent', 'total_area'],
  LookupCategory: ['maintenance-types', 'rooms', 'cities', 'districts'],
  Locale: ['ar', 'en'],
  MaintenanceUrgency: ['normal', 'urgent', 'emergency'],
} as const;
