// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.

/** Members of PluginName. */
export const PluginName = ['Rental', 'Consultant', 'Maintenance', 'Localization'] as const;

/** Members of ProjectStatus. */
export const ProjectStatus = ['Draft', 'Under_Construction', 'Soon_Sale', 'For_Sale', 'Completed'] as const;

/** Members of ProjectOrder. */
export const ProjectOrder = ['published_at', 'price_from'] as const;

/** Members of UnitState. */
export const UnitState = ['available', 'reserved', 'sold'] as const;

/** Members of AirConditioning. */
export const AirConditioning = ['none', 'provisioned', 'installed'] as const;

/** Members of Kitchen. */
export const Kitchen = ['none', 'provisioned', 'fitted'] as const;

/** Members of Utility. */
export const Utility = ['own_meter', 'shared_meter', 'included'] as const;

/** Members of Furnishing. */
export const Furnishing = ['unfurnished', 'partly_furnished', 'furnished'] as const;

/** Members of NearbyCategory. */
export const NearbyCategory = [
  'mosque',
  'school',
  'shopping',
  'hospital',
  'park',
  'transit',
  'road',
  'airport',
] as const;

/** Members of LicenceKind. */
export const LicenceKind = ['advertising', 'off_plan'] as const;

/** Members of PaymentEvent. */
export const PaymentEvent = ['reservation', 'contract', 'milestone', 'handover', 'title_transfer'] as const;

/** Members of ApartmentSort. */
export const ApartmentSort = [
  'price_asc',
  'price_desc',
  'area_asc',
  'area_desc',
  'price_per_m2_asc',
  'price_per_m2_desc',
  'handover',
  'newest',
] as const;

/** Members of View. */
export const View = ['full', 'summary'] as const;

/** Members of FacetField. */
export const FacetField = [
  'status_id',
  'rooms',
  'city',
  'district',
  'handover',
  'near',
  'area_min',
  'price_max',
] as const;

/** Members of RentalState. */
export const RentalState = ['available', 'reserved', 'rented'] as const;

/** Members of RentalOrder. */
export const RentalOrder = ['published_at', 'annual_rent', 'total_area'] as const;

/** Members of LookupCategory. */
export const LookupCategory = ['maintenance-types', 'rooms', 'cities', 'districts'] as const;

/** Members of Locale. */
export const Locale = ['ar', 'en'] as const;

/** Members of MaintenanceUrgency. */
export const MaintenanceUrgency = ['normal', 'urgent', 'emergency'] as const;
