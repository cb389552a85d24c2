// Generated from openapi/public-api.yaml by `npm run api:types`. Do not edit.

export interface paths {
  '/public/organizations/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The organization that the key belongs to */
    get: operations['getOrganization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/projects/latest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The newest published projects, at most six, newest first */
    get: operations['getLatestProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/projects/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of published projects. Draft projects are never listed */
    get: operations['listProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/projects/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One published project with its buildings and units */
    get: operations['getProject'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/projects/apartments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Units of published projects that match a filter, as of now */
    post: operations['listApartments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/rentals/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of units for rent */
    get: operations['listRentals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/blogs/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of articles, newest first */
    get: operations['listBlogs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/lookups/{category}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The options of one category, in display order */
    get: operations['getLookups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/maintenances/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a maintenance request */
    post: operations['createMaintenance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/contactus/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a message to the company */
    post: operations['createContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/consultation/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for a consultation */
    post: operations['createConsultation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/project-interested/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register interest in a project, or in one of its units */
    post: operations['createProjectInterest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/interested/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register general interest */
    post: operations['createInterest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description One text in both languages of the site
     * @example {
     *       "ar": "حدائق الياسمين",
     *       "en": "Alyasmin Gardens"
     *     }
     */
    LocalizedText: {
      ar: string;
      en: string;
    };
    /** @description A photograph or rendering */
    Image: {
      /**
       * Format: uri
       * @description Absolute address of the original file
       */
      url: string;
      alt: components['schemas']['LocalizedText'];
      /** @description Width of the original in pixels */
      width?: number | null;
      /** @description Height of the original in pixels */
      height?: number | null;
    };
    /** @description A plan drawing, one file for each language because its labels are drawn */
    FloorPlan: {
      id: string;
      name: components['schemas']['LocalizedText'];
      url: {
        /** Format: uri */
        ar: string;
        /** Format: uri */
        en: string;
      };
      /** @description What the drawing shows, in words, for those who cannot read it */
      rooms?: components['schemas']['PlanRoom'][];
    };
    /**
     * @description A room, corridor or balcony of a floor plan
     * @example {
     *       "name": {
     *         "ar": "المطبخ",
     *         "en": "Kitchen"
     *       },
     *       "area": 13.6,
     *       "width": 3.4,
     *       "length": 4
     *     }
     */
    PlanRoom: {
      name: components['schemas']['LocalizedText'];
      /** @description m² */
      area: number;
      /** @description Metres; left out where the room is no rectangle */
      width?: number | null;
      /** @description Metres; left out where the room is no rectangle */
      length?: number | null;
      /** @description Storey of the home, 0 where one enters; left out in homes on one storey */
      storey?: number | null;
    };
    /** @description WGS 84 position in degrees */
    Coordinates: {
      latitude: number;
      longitude: number;
    };
    /**
     * @example {
     *       "page": 1,
     *       "per_page": 9,
     *       "total": 14,
     *       "last_page": 2
     *     }
     */
    PageMeta: {
      page: number;
      /** @description Rows on a full page */
      per_page: number;
      /** @description Rows on all pages */
      total: number;
      /** @description 1 when there are no rows */
      last_page: number;
    };
    /** @description RFC 9457 problem details */
    Problem: {
      type?: string;
      title: string;
      status: number;
      detail?: string;
      errors?: components['schemas']['FieldError'][];
    };
    FieldError: {
      /** @description Name of the field, query parameter or header; nested names are joined by dots */
      field: string;
      /** @description The contract keyword that failed: required, minLength, maxLength, pattern, enum, type, … */
      rule: string;
      /** @description English, for developers */
      message: string;
    };
    /**
     * @description A switchable section of the site
     * @enum {string}
     */
    PluginName: 'Rental' | 'Consultant' | 'Maintenance' | 'Localization';
    /**
     * @description The developer's profile. Contact details may be missing; the site hides what is missing
     * @example {
     *       "name": {
     *         "ar": "شاقول",
     *         "en": "Shaqool"
     *       },
     *       "phone1": "0500000001",
     *       "plugins": [
     *         "Rental",
     *         "Consultant",
     *         "Maintenance",
     *         "Localization"
     *       ],
     *       "founded_year": 1989
     *     }
     */
    Organization: {
      name: components['schemas']['LocalizedText'];
      /** @description Registered name, for the copyright line */
      legal_name?: components['schemas']['LocalizedText'] | null;
      /** @description Sales line, national format */
      phone1?: string | null;
      /** @description Customer service line, national format */
      phone2?: string | null;
      /** @description WhatsApp number, national or international format */
      whatsapp?: string | null;
      /** Format: email */
      email?: string | null;
      address?: components['schemas']['LocalizedText'] | null;
      /** @description Handle without @ */
      instagram?: string | null;
      /** @description Handle without @ */
      twitter?: string | null;
      /** @description Handle without @ */
      youtube?: string | null;
      /** @description Enabled plugins. Names the site does not know are ignored */
      plugins: (components['schemas']['PluginName'] | string)[];
      /**
       * Format: uri
       * @description The after-sales care site that the header's maintenance entry leads to
       */
      care_site_url?: string | null;
      founded_year?: number | null;
      /** @description Real-estate developer licence */
      licence_number?: string | null;
      /** @description Number in the commercial register */
      commercial_registration?: string | null;
      /** @description Value added tax registration */
      vat_number?: string | null;
      /** @description Short national address */
      national_address?: string | null;
    };
    /**
     * @description Where a project stands. Draft is never published
     * @enum {string}
     */
    ProjectStatus: 'Draft' | 'Under_Construction' | 'Soon_Sale' | 'For_Sale' | 'Completed';
    /** @enum {string} */
    ProjectOrder: 'published_at' | 'price_from';
    /** @enum {string} */
    UnitState: 'available' | 'reserved' | 'sold';
    /**
     * @description provisioned: ducts and drains are in place, units are not
     * @enum {string}
     */
    AirConditioning: 'none' | 'provisioned' | 'installed';
    /**
     * @description provisioned: connections are in place, cabinets are not
     * @enum {string}
     */
    Kitchen: 'none' | 'provisioned' | 'fitted';
    /** @enum {string} */
    Utility: 'own_meter' | 'shared_meter' | 'included';
    /** @enum {string} */
    NearbyCategory: 'mosque' | 'school' | 'shopping' | 'hospital' | 'park' | 'transit' | 'road' | 'airport';
    /**
     * @description advertising: a licence of the Real Estate General Authority to advertise; off_plan: a Wafi licence to sell before completion
     * @enum {string}
     */
    LicenceKind: 'advertising' | 'off_plan';
    /** @description What a home may be offered under, shown wherever it is offered */
    Licence: {
      kind: components['schemas']['LicenceKind'];
      number: string;
      /**
       * Format: date
       * @description The last day on which it is valid, by the date in Riyadh
       */
      expires_at: string;
      /**
       * Format: uri
       * @description Where the licence can be verified
       */
      url: string;
    };
    Advantage: {
      title: components['schemas']['LocalizedText'];
      text: components['schemas']['LocalizedText'];
    };
    Guarantee: {
      title: components['schemas']['LocalizedText'];
      text?: components['schemas']['LocalizedText'] | null;
      /** @description Length in years from handover */
      years: number;
    };
    NearbyService: {
      category: components['schemas']['NearbyCategory'];
      name: components['schemas']['LocalizedText'];
      /** @description Metres from the entrance of the project */
      distance: number;
      coordinates?: components['schemas']['Coordinates'] | null;
    };
    NumberRange: {
      min: number;
      max: number;
    };
    /** @description What a list or card shows of a project */
    ProjectSummary: {
      id: string;
      /** @description Name in addresses */
      slug: string;
      name: components['schemas']['LocalizedText'];
      status: components['schemas']['ProjectStatus'];
      city: components['schemas']['LocalizedText'];
      district: components['schemas']['LocalizedText'];
      summary: components['schemas']['LocalizedText'];
      cover?: components['schemas']['Image'] | null;
      coordinates?: components['schemas']['Coordinates'] | null;
      /**
       * Format: date-time
       * @description When the sale opens; of a project that is for sale already, when its next phase does. The countdown runs to it
       */
      launch_date?: string | null;
      /**
       * Format: date
       * @description When buyers receive their units
       */
      handover_date?: string | null;
      /** @description Null while there is none */
      licence?: components['schemas']['Licence'] | null;
      /** @description Units that can be bought now: available, with a price, in a project that is not Soon_Sale */
      available_units: number;
      total_units: number;
      /** @description Fewest and most rooms of its units */
      rooms?: components['schemas']['NumberRange'] | null;
      /** @description Smallest and largest unit in m² */
      total_area?: components['schemas']['NumberRange'] | null;
      /** @description Lowest price of an available unit in SAR; null before prices are announced or when all are sold */
      price_from?: number | null;
      /** Format: date-time */
      published_at: string;
      /**
       * Format: date-time
       * @description When anything of the project last changed: the project itself, a building, a floor plan or a unit, be it added, changed or removed. Every change gives another time, to the millisecond. Who has the project in full with this time need not read it again
       */
      updated_at: string;
    };
    /** @description A project in full */
    Project: components['schemas']['ProjectSummary'] & {
      /** @description Plain text; paragraphs are separated by an empty line */
      description: components['schemas']['LocalizedText'];
      gallery: components['schemas']['Image'][];
      /**
       * Format: uri
       * @description PDF
       */
      brochure_url?: string | null;
      /** @description WhatsApp number of the project's sales team */
      whatsapp?: string | null;
      advantages: components['schemas']['Advantage'][];
      guarantees: components['schemas']['Guarantee'][];
      after_sales_services: components['schemas']['Advantage'][];
      nearby_services: components['schemas']['NearbyService'][];
      buildings: components['schemas']['Building'][];
    };
    Building: {
      id: string;
      name: components['schemas']['LocalizedText'];
      units: components['schemas']['Unit'][];
    };
    /** @description What units for sale and for rent have in common */
    UnitAttributes: {
      id: string;
      /** @description Name of the building */
      building: components['schemas']['LocalizedText'];
      flat_number: string;
      /** @description 0 is the ground floor */
      floor: number;
      /** @description Rooms without bathrooms and kitchen */
      rooms: number;
      bathrooms: number;
      /** @description m² */
      total_area: number;
      /** @description Terraces, balconies and garden in m² */
      outside_area?: number | null;
      air_conditioning?: components['schemas']['AirConditioning'];
      kitchen?: components['schemas']['Kitchen'];
      electricity?: components['schemas']['Utility'];
      water?: components['schemas']['Utility'];
      floor_plan?: components['schemas']['FloorPlan'] | null;
      photos?: components['schemas']['Image'][];
      /** Format: date-time */
      updated_at?: string;
    };
    /** @description A unit for sale */
    Unit: components['schemas']['UnitAttributes'] & {
      project_id: string;
      building_id: string;
      /** @description SAR; null until announced. A unit without a price is not on sale yet, whatever its state */
      price?: number | null;
      state: components['schemas']['UnitState'];
    };
    /** @enum {string} */
    ApartmentSort: 'price_asc' | 'price_desc' | 'area_asc' | 'area_desc';
    /**
     * @description All criteria must hold; an empty object matches every unit
     * @example {
     *       "project_id": "alyasmin-gardens",
     *       "available_only": true,
     *       "rooms": [
     *         3,
     *         4
     *       ],
     *       "price_max": 1200000,
     *       "sort": "price_asc"
     *     }
     */
    ApartmentFilter: {
      /** @description Id or slug */
      project_id?: string;
      building_id?: string;
      /**
       * @description Only units that can be bought now (see available_units)
       * @default false
       */
      available_only?: boolean;
      /** @description Any of these counts; 5 means five or more */
      rooms?: number[];
      /** @description SAR. Only units whose price is known and at most this */
      price_max?: number;
      sort?: components['schemas']['ApartmentSort'];
      /** @default 1 */
      page?: number;
    };
    /** @enum {string} */
    RentalState: 'available' | 'reserved' | 'rented';
    /** @enum {string} */
    RentalOrder: 'published_at' | 'annual_rent' | 'total_area';
    /** @description The project a rental stands in */
    RentalProject: {
      id: string;
      slug: string;
      name: components['schemas']['LocalizedText'];
    };
    /** @description A unit for rent */
    Rental: components['schemas']['UnitAttributes'] & {
      /** @description A part of the address of its page */
      id?: string;
      title: components['schemas']['LocalizedText'];
      description?: components['schemas']['LocalizedText'] | null;
      city?: components['schemas']['LocalizedText'] | null;
      district?: components['schemas']['LocalizedText'] | null;
      /** @description SAR a year */
      annual_rent: number;
      state: components['schemas']['RentalState'];
      project?: components['schemas']['RentalProject'] | null;
      /** @description Null while there is none */
      licence?: components['schemas']['Licence'] | null;
      /** Format: date-time */
      published_at: string;
    };
    /** @description An article */
    Blog: {
      id: string;
      slug: string;
      title: components['schemas']['LocalizedText'];
      excerpt: components['schemas']['LocalizedText'];
      /** @description CommonMark Markdown with tables. Raw HTML is not rendered; links are https, http, mailto, tel or relative */
      body: components['schemas']['LocalizedText'];
      cover?: components['schemas']['Image'] | null;
      author?: components['schemas']['LocalizedText'] | null;
      /** Format: date-time */
      published_at: string;
      tags?: components['schemas']['LocalizedText'][];
    };
    /** @enum {string} */
    LookupCategory: 'maintenance-types' | 'rooms' | 'cities' | 'districts';
    /**
     * @example {
     *       "id": "plumbing",
     *       "label": {
     *         "ar": "سباكة",
     *         "en": "Plumbing"
     *       }
     *     }
     */
    Lookup: {
      id: string;
      label: components['schemas']['LocalizedText'];
      /** @description For districts, the id of the city */
      parent_id?: string | null;
    };
    /** @enum {string} */
    Locale: 'ar' | 'en';
    /** @description Three-part name */
    FullName: string;
    /** @description Saudi mobile number */
    Mobile: string;
    /** Format: email */
    Email: string;
    ShortText: string;
    LongText: string;
    Note: string;
    RoomsCount: number;
    /**
     * @description emergency: somebody or something may come to harm, for example water running, no power, a stopped lift
     * @enum {string}
     */
    MaintenanceUrgency: 'normal' | 'urgent' | 'emergency';
    /**
     * @description The text that the visitor agreed to by sending, as it was shown then. Clients that do not send it are answered as before
     * @example {
     *       "version": "2026-11-23",
     *       "locale": "ar"
     *     }
     */
    Consent: {
      /** @description Which wording it was; the client keeps every wording that it has shown under its version */
      version: string;
      /** @description Language in which it was shown */
      locale: components['schemas']['Locale'];
    };
    /** @description What every enquiry carries besides its own fields */
    EnquiryBase: {
      full_name: components['schemas']['FullName'];
      mobile: components['schemas']['Mobile'];
      /** @description Language the visitor read */
      locale?: components['schemas']['Locale'];
      /** @description Path of the page the form stood on */
      page_path?: string;
      /** @description Project the enquiry is about */
      project_id?: string;
      /** @description Unit or rental the enquiry is about */
      unit_id?: string;
      /**
       * @description The visitor ticked the marketing box
       * @default false
       */
      marketing_consent?: boolean;
      consent?: components['schemas']['Consent'];
    };
    /**
     * @example {
     *       "full_name": "نورة سعد العتيبي",
     *       "mobile": "0551234567",
     *       "maintenance_type": "plumbing",
     *       "location": "الرياض",
     *       "project_id": "alyasmin-gardens",
     *       "unit_label": "المبنى ب، الشقة 12",
     *       "urgency": "urgent",
     *       "description": "تسرّب تحت مغسلة المطبخ",
     *       "locale": "ar"
     *     }
     */
    MaintenanceCreate: components['schemas']['EnquiryBase'] & {
      /** @description Id of a maintenance-types lookup, or the visitor's own words */
      maintenance_type: components['schemas']['ShortText'];
      /** @description Geographical location */
      location: components['schemas']['ShortText'];
      /** @description Request description */
      description: components['schemas']['LongText'];
      /** @description Building and unit in the visitor's own words; the name of the project too where project_id is not sent */
      unit_label?: components['schemas']['ShortText'];
      /** @description How soon somebody must come; not said is normal */
      urgency?: components['schemas']['MaintenanceUrgency'];
    };
    /**
     * @example {
     *       "full_name": "فهد محمد القحطاني",
     *       "mobile": "0501234567",
     *       "email": "fahad@example.sa",
     *       "description": "أرغب في زيارة مكتب المبيعات"
     *     }
     */
    ContactCreate: components['schemas']['EnquiryBase'] & {
      email?: components['schemas']['Email'];
      /** @description Geographical location */
      location?: components['schemas']['ShortText'];
      /** @description Request description */
      description: components['schemas']['LongText'];
    };
    /**
     * @example {
     *       "full_name": "سارة علي الحربي",
     *       "mobile": "0561234567",
     *       "consultation": "أيهما أنسب لي الشراء أم الإيجار؟"
     *     }
     */
    ConsultationCreate: components['schemas']['EnquiryBase'] & {
      email?: components['schemas']['Email'];
      /** @description What the visitor wants advice on */
      consultation: components['schemas']['LongText'];
    };
    /**
     * @example {
     *       "full_name": "عبدالله خالد الدوسري",
     *       "mobile": "0531234567",
     *       "project_id": "alyasmin-gardens",
     *       "rooms": 4,
     *       "note": "الدور الأول إن أمكن"
     *     }
     */
    ProjectInterestCreate: WithRequired<components['schemas']['EnquiryBase'], 'project_id'> & {
      /** @description Rooms count */
      rooms?: components['schemas']['RoomsCount'];
      note?: components['schemas']['Note'];
    };
    /**
     * @example {
     *       "full_name": "ريم أحمد الشهري",
     *       "mobile": "0541234567",
     *       "rooms": 3,
     *       "location": "الرياض"
     *     }
     */
    InterestCreate: components['schemas']['EnquiryBase'] & {
      /** @description Rooms count */
      rooms?: components['schemas']['RoomsCount'];
      /** @description Geographical location */
      location?: components['schemas']['ShortText'];
      note?: components['schemas']['Note'];
    };
    /** @description Number a person can quote on the phone */
    Reference: string;
    /**
     * @example {
     *       "reference": "SH-20418",
     *       "received_at": "2026-11-21T08:00:00.000Z"
     *     }
     */
    EnquiryReceipt: {
      reference: components['schemas']['Reference'];
      /** Format: date-time */
      received_at: string;
    };
    OrganizationResponse: {
      data: components['schemas']['Organization'];
    };
    LatestProjectsResponse: {
      data: components['schemas']['ProjectSummary'][];
    };
    ProjectResponse: {
      data: components['schemas']['Project'];
    };
    LookupListResponse: {
      data: components['schemas']['Lookup'][];
    };
    EnquiryReceiptResponse: {
      data: components['schemas']['EnquiryReceipt'];
    };
    ProjectListResponse: {
      data: components['schemas']['ProjectSummary'][];
      meta: components['schemas']['PageMeta'];
    };
    RentalListResponse: {
      data: components['schemas']['Rental'][];
      meta: components['schemas']['PageMeta'];
    };
    BlogListResponse: {
      data: components['schemas']['Blog'][];
      meta: components['schemas']['PageMeta'];
    };
    ApartmentListResponse: {
      data: components['schemas']['Unit'][];
      /** @description Pages hold at most 1,000 units */
      meta: components['schemas']['PageMeta'] & {
        /**
         * Format: date-time
         * @description When the states were read
         */
        as_of: string;
      };
    };
  };
  responses: {
    /** @description The organization key is missing or unknown */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Unauthorized",
         *       "status": 401,
         *       "detail": "The X-Organization-Key header is missing or unknown"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such published thing */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not Found",
         *       "status": 404,
         *       "detail": "No published project has the id or slug nowhere"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is larger than 64 KiB */
    ContentTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Content Too Large",
         *       "status": 413
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description One or more fields are not as the contract says; each is named */
    UnprocessableContent: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Unprocessable Content",
         *       "status": 422,
         *       "errors": [
         *         {
         *           "field": "mobile",
         *           "rule": "pattern",
         *           "message": "must match pattern \"^05[503649187][0-9]{7}$\""
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many requests from this address; try again after `Retry-After` seconds */
    TooManyRequests: {
      headers: {
        /** @description Seconds to wait */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Too Many Requests",
         *       "status": 429
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Page number from 1; a page past the last one is empty */
    page: number;
    /** @description Rows on a full page; without it, the server decides */
    per_page: number;
    /** @description Descending order of `orderBy` */
    desc: boolean;
    /**
     * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
     * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
     */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The organization profile */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganizationResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getLatestProjects: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest projects */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LatestProjectsResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listProjects: {
    parameters: {
      query?: {
        /** @description Page number from 1; a page past the last one is empty */
        page?: components['parameters']['page'];
        /** @description Rows on a full page; without it, the server decides */
        per_page?: components['parameters']['per_page'];
        /** @description Sort key; without it, newest first */
        orderBy?: components['schemas']['ProjectOrder'];
        /** @description Descending order of `orderBy` */
        desc?: components['parameters']['desc'];
        /** @description Only projects in this status */
        status_id?: components['schemas']['ProjectStatus'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of projects */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectListResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The project's id or slug
         * @example alyasmin-gardens
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listApartments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApartmentFilter'];
      };
    };
    responses: {
      /** @description A page of matching units */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApartmentListResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      413: components['responses']['ContentTooLarge'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listRentals: {
    parameters: {
      query?: {
        /** @description Page number from 1; a page past the last one is empty */
        page?: components['parameters']['page'];
        /** @description Rows on a full page; without it, the server decides */
        per_page?: components['parameters']['per_page'];
        /** @description Sort key; without it, newest first */
        orderBy?: components['schemas']['RentalOrder'];
        /** @description Descending order of `orderBy` */
        desc?: components['parameters']['desc'];
        /** @description Only rentals in this state */
        status_id?: components['schemas']['RentalState'];
        /** @description Only rentals with (or without) air conditioning installed */
        has_ac?: boolean;
        /** @description Only rentals with (or without) a fitted kitchen */
        has_kitchen?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of rentals */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RentalListResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  listBlogs: {
    parameters: {
      query?: {
        /** @description Page number from 1; a page past the last one is empty */
        page?: components['parameters']['page'];
        /** @description Rows on a full page; without it, the server decides */
        per_page?: components['parameters']['per_page'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of articles */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlogListResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  getLookups: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        category: components['schemas']['LookupCategory'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The options */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookupListResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createMaintenance: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
         * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MaintenanceCreate'];
      };
    };
    responses: {
      /** @description The request is stored; an earlier answer is repeated when the idempotency key was seen before */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnquiryReceiptResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      413: components['responses']['ContentTooLarge'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createContact: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
         * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactCreate'];
      };
    };
    responses: {
      /** @description The request is stored; an earlier answer is repeated when the idempotency key was seen before */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnquiryReceiptResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      413: components['responses']['ContentTooLarge'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createConsultation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
         * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsultationCreate'];
      };
    };
    responses: {
      /** @description The request is stored; an earlier answer is repeated when the idempotency key was seen before */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnquiryReceiptResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      413: components['responses']['ContentTooLarge'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createProjectInterest: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
         * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProjectInterestCreate'];
      };
    };
    responses: {
      /** @description The request is stored; an earlier answer is repeated when the idempotency key was seen before */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnquiryReceiptResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      413: components['responses']['ContentTooLarge'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
  createInterest: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
         * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InterestCreate'];
      };
    };
    responses: {
      /** @description The request is stored; an earlier answer is repeated when the idempotency key was seen before */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnquiryReceiptResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      413: components['responses']['ContentTooLarge'];
      422: components['responses']['UnprocessableContent'];
      429: components['responses']['TooManyRequests'];
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
