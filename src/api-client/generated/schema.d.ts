// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.

export interface paths {
  '/public/organizations/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The organization that the key belongs to
     * @description Name, contact details, registrations and enabled plugins. The site hides what is missing.
     */
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
    /**
     * The newest published projects, at most six, newest first
     * @description Ordered by `published_at`, newest first. The home page shows them; there is no paging.
     */
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
    /**
     * A page of published projects. Draft projects are never listed
     * @description What lists and cards show of each project. Without `orderBy`, the newest `published_at` comes first, whatever `desc` says. Projects without a `price_from` come last in either order.
     */
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
    /**
     * One published project with its buildings and units
     * @description Everything a project page shows. The path takes an id or a slug. A draft answers 404. In brief (`view=summary`), its units have what is required of them and their prices alone; `listApartments` gives the rest of a unit by its id.
     */
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
    /**
     * Units of published projects that match a filter, as of now
     * @description A read that is a POST because its filter is a body; nothing is stored. States are those of `meta.as_of`. In brief (`view: summary`), what can be bought now is answered by project: `data` is empty, `groups` has the projects of the page, each with its first units, and `meta` counts projects.
     */
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
    /**
     * A page of units for rent
     * @description Complete rentals. Filters narrow each other down. Without `orderBy`, the newest `published_at` comes first, whatever `desc` says.
     */
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
    /**
     * A page of articles, newest first
     * @description Complete articles, with their bodies in both languages.
     */
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
    /**
     * The options of one category, in display order
     * @description Every option of the category. An unknown category answers 404.
     */
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
    /**
     * Send a maintenance request
     * @description Somebody who lives in one of our homes asks for repair. Answers with a number to quote on the phone.
     */
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
    /**
     * Send a message to the company
     * @description The general contact form. Answers with a number to quote on the phone.
     */
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
    /**
     * Ask for a consultation
     * @description A visitor wants advice and is called back. Answers with a number to quote on the phone.
     */
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
    /**
     * Register interest in a project, or in one of its units
     * @description `project_id` is required, `unit_id` says which unit. Answers with a number to quote on the phone.
     */
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
    /**
     * Register general interest
     * @description A visitor says what kind of home they look for. Answers with a number to quote on the phone.
     */
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
     *       "en": "Al Yasmin Gardens"
     *     }
     */
    LocalizedText: {
      /** @description Arabic */
      ar: string;
      /** @description English */
      en: string;
    };
    /**
     * @description A photograph or rendering
     * @example {
     *       "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *       "alt": {
     *         "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *         "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *       },
     *       "width": 2000,
     *       "height": 1200
     *     }
     */
    Image: {
      /**
       * Format: uri
       * @description Absolute address of the original file
       */
      url: string;
      /** @description What is to be seen, for those who do not see it */
      alt: components['schemas']['LocalizedText'];
      /** @description Width of the original in pixels */
      width?: number | null;
      /** @description Height of the original in pixels */
      height?: number | null;
    };
    /**
     * @description A plan drawing, one file for each language because its labels are drawn
     * @example {
     *       "id": "type-b",
     *       "name": {
     *         "ar": "النموذج ب — شقة بثلاث غرف نوم",
     *         "en": "Type B — three-bedroom apartment"
     *       },
     *       "url": {
     *         "ar": "https://api.example.sa/media/floorplans/type-b.ar.svg",
     *         "en": "https://api.example.sa/media/floorplans/type-b.en.svg"
     *       },
     *       "rooms": [
     *         {
     *           "name": {
     *             "ar": "المطبخ",
     *             "en": "Kitchen"
     *           },
     *           "area": 10,
     *           "width": 4,
     *           "length": 2.5
     *         },
     *         {
     *           "name": {
     *             "ar": "الموزّع",
     *             "en": "Hall"
     *           },
     *           "area": 16
     *         },
     *         {
     *           "name": {
     *             "ar": "شرفة",
     *             "en": "Balcony"
     *           },
     *           "area": 8.3,
     *           "width": 5.2,
     *           "length": 1.6
     *         }
     *       ]
     *     }
     */
    FloorPlan: {
      /** @description The same for all units of one type */
      id: string;
      /** @description Name of the type of home */
      name: components['schemas']['LocalizedText'];
      /** @description Absolute address of the drawing in each language */
      url: {
        /**
         * Format: uri
         * @description With Arabic labels
         */
        ar: string;
        /**
         * Format: uri
         * @description With English labels
         */
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
     *       "area": 10,
     *       "width": 4,
     *       "length": 2.5
     *     }
     */
    PlanRoom: {
      /** @description As the drawing labels it */
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
    /**
     * @description WGS 84 position in degrees
     * @example {
     *       "latitude": 24.823,
     *       "longitude": 46.638
     *     }
     */
    Coordinates: {
      /** @description North of the equator */
      latitude: number;
      /** @description East of Greenwich */
      longitude: number;
    };
    /**
     * @description Where a page stands in its list
     * @example {
     *       "page": 1,
     *       "per_page": 9,
     *       "total": 14,
     *       "last_page": 2
     *     }
     */
    PageMeta: {
      /** @description Number of this page, from 1 */
      page: number;
      /** @description Rows on a full page */
      per_page: number;
      /** @description Rows on all pages */
      total: number;
      /** @description Number of the last page; 1 when there are no rows */
      last_page: number;
    };
    /**
     * @description RFC 9457 problem details
     * @example {
     *       "type": "about:blank",
     *       "title": "Not Found",
     *       "status": 404,
     *       "detail": "No published project has the id or slug nowhere"
     *     }
     */
    Problem: {
      /** @description Address of a description of this kind of problem; about:blank where there is none */
      type?: string;
      /** @description What went wrong, in a few English words for developers */
      title: string;
      /** @description The HTTP status of the response */
      status: number;
      /** @description What went wrong this time, in English for developers */
      detail?: string;
      /** @description Names this occurrence: urn:uuid: and the X-Request-Id of the response */
      instance?: string;
      /** @description Every wrong field of a 422 */
      errors?: components['schemas']['FieldError'][];
    };
    /**
     * @description One field of a request that is not as the contract says
     * @example {
     *       "field": "mobile",
     *       "rule": "pattern",
     *       "message": "must match pattern \"^05[503649187][0-9]{7}$\""
     *     }
     */
    FieldError: {
      /** @description Name of the field, query parameter or header; nested names and numbers of items are joined by dots (rooms.0); body when it is no JSON object */
      field: string;
      /** @description The contract keyword that failed: required, minLength, maxLength, pattern, enum, type, … */
      rule: string;
      /** @description English, for developers */
      message: string;
    };
    /**
     * @description A switchable section of the site
     * @example Rental
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
     *       "legal_name": {
     *         "ar": "شاقول للتطوير والاستثمار العقاري",
     *         "en": "Shaqool Real Estate Development and Investment"
     *       },
     *       "phone1": "0500000001",
     *       "phone2": "0500000002",
     *       "whatsapp": "0500000003",
     *       "email": "care@example.sa",
     *       "address": {
     *         "ar": "طريق الملك فهد، الرياض",
     *         "en": "King Fahd Road, Riyadh"
     *       },
     *       "instagram": "shaqool.sa",
     *       "plugins": [
     *         "Rental",
     *         "Consultant",
     *         "Maintenance",
     *         "Localization"
     *       ],
     *       "care_site_url": "https://care.example.sa/",
     *       "founded_year": 1989,
     *       "licence_number": "1100198900",
     *       "commercial_registration": "1010198900"
     *     }
     */
    Organization: {
      /** @description The brand; the site shows the name of its own content where it has one */
      name: components['schemas']['LocalizedText'];
      /** @description Registered name, for the copyright line */
      legal_name?: components['schemas']['LocalizedText'] | null;
      /** @description Sales line, national format */
      phone1?: string | null;
      /** @description Customer service line, national format */
      phone2?: string | null;
      /** @description WhatsApp number, national or international format */
      whatsapp?: string | null;
      /**
       * Format: email
       * @description Customer service
       */
      email?: string | null;
      /** @description Of the head office */
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
      /** @description Year in which the company was founded */
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
     * @example For_Sale
     * @enum {string}
     */
    ProjectStatus: 'Draft' | 'Under_Construction' | 'Soon_Sale' | 'For_Sale' | 'Completed';
    /**
     * @description What lists of projects can be ordered by
     * @example price_from
     * @enum {string}
     */
    ProjectOrder: 'published_at' | 'price_from';
    /**
     * @description Whether a unit for sale can be had
     * @example available
     * @enum {string}
     */
    UnitState: 'available' | 'reserved' | 'sold';
    /**
     * @description provisioned: ducts and drains are in place, units are not
     * @example provisioned
     * @enum {string}
     */
    AirConditioning: 'none' | 'provisioned' | 'installed';
    /**
     * @description provisioned: connections are in place, cabinets are not
     * @example fitted
     * @enum {string}
     */
    Kitchen: 'none' | 'provisioned' | 'fitted';
    /**
     * @description How electricity or water is metered; included: paid by the owner
     * @example own_meter
     * @enum {string}
     */
    Utility: 'own_meter' | 'shared_meter' | 'included';
    /**
     * @description Whether furniture comes with a unit for rent
     * @example unfurnished
     * @enum {string}
     */
    Furnishing: 'unfurnished' | 'partly_furnished' | 'furnished';
    /**
     * @description Kind of a service near a project
     * @example mosque
     * @enum {string}
     */
    NearbyCategory: 'mosque' | 'school' | 'shopping' | 'hospital' | 'park' | 'transit' | 'road' | 'airport';
    /**
     * @description advertising: a licence of the Real Estate General Authority to advertise; off_plan: a Wafi licence to sell before completion
     * @example off_plan
     * @enum {string}
     */
    LicenceKind: 'advertising' | 'off_plan';
    /**
     * @description What a home may be offered under, shown wherever it is offered
     * @example {
     *       "kind": "off_plan",
     *       "number": "7200100101",
     *       "expires_at": "2031-02-28",
     *       "url": "https://example.sa/licences/7200100101"
     *     }
     */
    Licence: {
      /** @description What it permits */
      kind: components['schemas']['LicenceKind'];
      /** @description As it stands in the register */
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
    /**
     * @description A short text with a title: what speaks for a project, or a service after the sale
     * @example {
     *       "title": {
     *         "ar": "ضوء من جهتين",
     *         "en": "Light from two sides"
     *       },
     *       "text": {
     *         "ar": "كل غرفة معيشة تفتح على واجهتين، فلا تحتاج إنارة نهارًا.",
     *         "en": "Every living room opens on two façades and needs no lamp by day."
     *       }
     *     }
     */
    Advantage: {
      /** @description A few words */
      title: components['schemas']['LocalizedText'];
      /** @description One or two sentences */
      text: components['schemas']['LocalizedText'];
    };
    /**
     * @description What the developer answers for after the handover, and for how long
     * @example {
     *       "title": {
     *         "ar": "الهيكل الإنشائي",
     *         "en": "Structure"
     *       },
     *       "text": {
     *         "ar": "الأساسات والأعمدة والأسقف",
     *         "en": "Foundations, columns and slabs"
     *       },
     *       "years": 30
     *     }
     */
    Guarantee: {
      /** @description What is guaranteed */
      title: components['schemas']['LocalizedText'];
      /** @description What it covers */
      text?: components['schemas']['LocalizedText'] | null;
      /** @description Length in years from handover */
      years: number;
    };
    /**
     * @description Something useful near a project
     * @example {
     *       "category": "mosque",
     *       "name": {
     *         "ar": "مسجد الحي",
     *         "en": "District mosque"
     *       },
     *       "distance": 240,
     *       "coordinates": {
     *         "latitude": 24.8245,
     *         "longitude": 46.6392
     *       }
     *     }
     */
    NearbyService: {
      /** @description Kind of service */
      category: components['schemas']['NearbyCategory'];
      /** @description Its name */
      name: components['schemas']['LocalizedText'];
      /** @description Metres by road from the entrance of the project */
      distance: number;
      /** @description Where it is; without it the service is listed but not drawn */
      coordinates?: components['schemas']['Coordinates'] | null;
    };
    /**
     * @description What a payment is due at. milestone: a stage of the building that the title names; title_transfer: the transfer of ownership at the registry
     * @example contract
     * @enum {string}
     */
    PaymentEvent: 'reservation' | 'contract' | 'milestone' | 'handover' | 'title_transfer';
    /**
     * @description A part of the price and when it is due
     * @example {
     *       "title": {
     *         "ar": "عند توقيع العقد",
     *         "en": "On signing the contract"
     *       },
     *       "percent": 15,
     *       "event": "contract"
     *     }
     */
    PaymentStep: {
      /** @description When or for what it is paid, in a few words */
      title: components['schemas']['LocalizedText'];
      /** @description Share of the price */
      percent: number;
      /**
       * Format: date
       * @description The day on which it is expected to be due; null where the event alone says when
       */
      due_on?: string | null;
      /** @description What it is due at; null where the day alone says when */
      event?: components['schemas']['PaymentEvent'] | null;
    };
    /**
     * @description How the price of a unit is paid. The shares of the steps add up to 100; clients show no plan that does not
     * @example {
     *       "steps": [
     *         {
     *           "title": {
     *             "ar": "دفعة الحجز",
     *             "en": "Reservation"
     *           },
     *           "percent": 5,
     *           "event": "reservation"
     *         },
     *         {
     *           "title": {
     *             "ar": "عند توقيع العقد",
     *             "en": "On signing the contract"
     *           },
     *           "percent": 15,
     *           "event": "contract"
     *         },
     *         {
     *           "title": {
     *             "ar": "اكتمال الهيكل",
     *             "en": "Structure complete"
     *           },
     *           "percent": 30,
     *           "due_on": "2027-01-31",
     *           "event": "milestone"
     *         },
     *         {
     *           "title": {
     *             "ar": "اكتمال الواجهات",
     *             "en": "Façades complete"
     *           },
     *           "percent": 20,
     *           "due_on": "2027-05-31",
     *           "event": "milestone"
     *         },
     *         {
     *           "title": {
     *             "ar": "عند الاستلام",
     *             "en": "On handover"
     *           },
     *           "percent": 20,
     *           "due_on": "2027-09-30",
     *           "event": "handover"
     *         },
     *         {
     *           "title": {
     *             "ar": "عند الإفراغ",
     *             "en": "On the title transfer"
     *           },
     *           "percent": 10,
     *           "event": "title_transfer"
     *         }
     *       ]
     *     }
     */
    PaymentPlan: {
      /** @description In the order in which they are due */
      steps: components['schemas']['PaymentStep'][];
    };
    /**
     * @description What was reached on a building site by a day
     * @example {
     *       "date": "2026-11-10",
     *       "text": {
     *         "ar": "فُتحت شقة العرض بجوار الموقع مؤثثة على النموذج ب. واكتمل هيكل المباني أ وب وج، وبدأت الجدران المزدوجة في المبنى أ.",
     *         "en": "The show home beside the site is open, furnished as type B. The structure of buildings A, B and C is complete, and the two-leaf walls of building A have begun."
     *       },
     *       "percent": 52,
     *       "photos": [
     *         {
     *           "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *           "alt": {
     *             "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *             "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *           },
     *           "width": 1600,
     *           "height": 1000
     *         }
     *       ]
     *     }
     */
    ProgressReport: {
      /**
       * Format: date
       * @description The day that it reports of, by the date in Riyadh
       */
      date: string;
      /** @description Plain text; paragraphs are separated by an empty line */
      text: components['schemas']['LocalizedText'];
      /** @description How much of the whole building work is complete */
      percent?: number | null;
      /** @description Pictures of that day; there may be none */
      photos: components['schemas']['Image'][];
    };
    /**
     * @description A time at which visitors can see a home without an appointment
     * @example {
     *       "id": "prj-1003-view-1",
     *       "starts_at": "2026-11-28T13:00:00.000Z",
     *       "ends_at": "2026-11-28T17:00:00.000Z",
     *       "place": {
     *         "ar": "المبنى أ، الشقة 001",
     *         "en": "Building A, apartment 001"
     *       }
     *     }
     */
    Viewing: {
      /** @description Never changes */
      id: string;
      /**
       * Format: date-time
       * @description When it begins
       */
      starts_at: string;
      /**
       * Format: date-time
       * @description When it is over, after `starts_at`
       */
      ends_at: string;
      /** @description Where to come; null where it is the address of the project */
      place?: components['schemas']['LocalizedText'] | null;
    };
    /**
     * @description From the smallest to the largest of several numbers; both are the same where all are
     * @example {
     *       "min": 3,
     *       "max": 5
     *     }
     */
    NumberRange: {
      /** @description The smallest */
      min: number;
      /** @description The largest */
      max: number;
    };
    /**
     * @description What a list or card shows of a project
     * @example {
     *       "id": "prj-1001",
     *       "slug": "alyasmin-gardens",
     *       "name": {
     *         "ar": "حدائق الياسمين",
     *         "en": "Al Yasmin Gardens"
     *       },
     *       "status": "For_Sale",
     *       "city": {
     *         "ar": "الرياض",
     *         "en": "Riyadh"
     *       },
     *       "district": {
     *         "ar": "حي الياسمين",
     *         "en": "Al Yasmin"
     *       },
     *       "summary": {
     *         "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *         "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *       },
     *       "cover": {
     *         "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *         "alt": {
     *           "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *           "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *         },
     *         "width": 2000,
     *         "height": 1200
     *       },
     *       "coordinates": {
     *         "latitude": 24.823,
     *         "longitude": 46.638
     *       },
     *       "handover_date": "2027-09-30",
     *       "licence": {
     *         "kind": "off_plan",
     *         "number": "7200100101",
     *         "expires_at": "2031-02-28",
     *         "url": "https://example.sa/licences/7200100101"
     *       },
     *       "available_units": 1,
     *       "total_units": 1,
     *       "rooms": {
     *         "min": 3,
     *         "max": 3
     *       },
     *       "total_area": {
     *         "min": 152.3,
     *         "max": 152.3
     *       },
     *       "price_from": 920000,
     *       "published_at": "2026-10-25T07:00:00.000Z",
     *       "updated_at": "2026-11-15T09:30:00.000Z"
     *     }
     */
    ProjectSummary: {
      /** @description Never changes */
      id: string;
      /** @description Name in addresses */
      slug: string;
      /** @description Name of the project */
      name: components['schemas']['LocalizedText'];
      /** @description Never Draft in a response */
      status: components['schemas']['ProjectStatus'];
      /** @description Where it is */
      city: components['schemas']['LocalizedText'];
      /** @description District of the city */
      district: components['schemas']['LocalizedText'];
      /** @description One or two sentences */
      summary: components['schemas']['LocalizedText'];
      /** @description Picture of cards; null while there is none */
      cover?: components['schemas']['Image'] | null;
      /** @description Of its entrance */
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
      /**
       * Format: date
       * @description The day on which it was handed over; null while it is not
       */
      delivered_on?: string | null;
      /** @description Null while there is none */
      licence?: components['schemas']['Licence'] | null;
      /** @description Units that can be bought now: available, with a price, in a project that is not Soon_Sale */
      available_units: number;
      /** @description All units of its buildings */
      total_units: number;
      /** @description Fewest and most rooms of its units */
      rooms?: components['schemas']['NumberRange'] | null;
      /** @description Smallest and largest unit in m² */
      total_area?: components['schemas']['NumberRange'] | null;
      /** @description Lowest price of an available unit in SAR; null before prices are announced or when all are sold */
      price_from?: number | null;
      /**
       * Format: date-time
       * @description When it was first shown
       */
      published_at: string;
      /**
       * Format: date-time
       * @description When anything of the project last changed: the project itself, a building, a floor plan or a unit, be it added, changed or removed. Every change gives another time, to the millisecond. Who has the project in full with this time need not read it again
       */
      updated_at: string;
    };
    /**
     * @description A project in full
     * @example {
     *       "id": "prj-1001",
     *       "slug": "alyasmin-gardens",
     *       "name": {
     *         "ar": "حدائق الياسمين",
     *         "en": "Al Yasmin Gardens"
     *       },
     *       "status": "For_Sale",
     *       "city": {
     *         "ar": "الرياض",
     *         "en": "Riyadh"
     *       },
     *       "district": {
     *         "ar": "حي الياسمين",
     *         "en": "Al Yasmin"
     *       },
     *       "summary": {
     *         "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *         "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *       },
     *       "cover": {
     *         "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *         "alt": {
     *           "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *           "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *         },
     *         "width": 2000,
     *         "height": 1200
     *       },
     *       "coordinates": {
     *         "latitude": 24.823,
     *         "longitude": 46.638
     *       },
     *       "handover_date": "2027-09-30",
     *       "licence": {
     *         "kind": "off_plan",
     *         "number": "7200100101",
     *         "expires_at": "2031-02-28",
     *         "url": "https://example.sa/licences/7200100101"
     *       },
     *       "available_units": 1,
     *       "total_units": 1,
     *       "rooms": {
     *         "min": 3,
     *         "max": 3
     *       },
     *       "total_area": {
     *         "min": 152.3,
     *         "max": 152.3
     *       },
     *       "price_from": 920000,
     *       "published_at": "2026-10-25T07:00:00.000Z",
     *       "updated_at": "2026-11-15T09:30:00.000Z",
     *       "description": {
     *         "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد. صُممت حدائق الياسمين لعائلة تستقبل ضيوفها كثيرًا وتحتاج إلى هدوئها في الوقت نفسه.\n\nالواجهات من الحجر المحلي، والأقواس والمشربيات تحمي الشرفات من شمس العصر. لكل شقة مجلس بمدخل مستقل، ومعيشة تطل على الفناء، ومطبخ بمنفذ خدمة.",
     *         "en": "Four buildings around one courtyard, minutes from King Fahd Road. Al Yasmin Gardens is designed for a family that welcomes guests often and still needs its quiet.\n\nThe façades are local stone, with arches and pierced screens that shade the balconies from the afternoon sun. Each home has a majlis with its own entrance, a living room on the courtyard, and a kitchen with a service door."
     *       },
     *       "gallery": [
     *         {
     *           "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *           "alt": {
     *             "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *             "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *           },
     *           "width": 2000,
     *           "height": 1200
     *         },
     *         {
     *           "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *           "alt": {
     *             "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *             "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *           },
     *           "width": 1600,
     *           "height": 1000
     *         }
     *       ],
     *       "brochure_url": "https://api.example.sa/media/brochures/alyasmin-gardens.pdf",
     *       "whatsapp": "0500000011",
     *       "advantages": [
     *         {
     *           "title": {
     *             "ar": "ضوء من جهتين",
     *             "en": "Light from two sides"
     *           },
     *           "text": {
     *             "ar": "كل غرفة معيشة تفتح على واجهتين، فلا تحتاج إنارة نهارًا.",
     *             "en": "Every living room opens on two façades and needs no lamp by day."
     *           }
     *         }
     *       ],
     *       "guarantees": [
     *         {
     *           "title": {
     *             "ar": "الهيكل الإنشائي",
     *             "en": "Structure"
     *           },
     *           "text": {
     *             "ar": "الأساسات والأعمدة والأسقف",
     *             "en": "Foundations, columns and slabs"
     *           },
     *           "years": 30
     *         }
     *       ],
     *       "after_sales_services": [
     *         {
     *           "title": {
     *             "ar": "جولة تسليم موثّقة",
     *             "en": "A documented handover tour"
     *           },
     *           "text": {
     *             "ar": "نفحص معك أكثر من مئة بند، وتستلم الدليل والمخططات.",
     *             "en": "We check over a hundred items with you, and you receive the manual and drawings."
     *           }
     *         }
     *       ],
     *       "nearby_services": [
     *         {
     *           "category": "mosque",
     *           "name": {
     *             "ar": "مسجد الحي",
     *             "en": "District mosque"
     *           },
     *           "distance": 240,
     *           "coordinates": {
     *             "latitude": 24.8245,
     *             "longitude": 46.6392
     *           }
     *         }
     *       ],
     *       "payment_plan": {
     *         "steps": [
     *           {
     *             "title": {
     *               "ar": "دفعة الحجز",
     *               "en": "Reservation"
     *             },
     *             "percent": 5,
     *             "event": "reservation"
     *           },
     *           {
     *             "title": {
     *               "ar": "عند توقيع العقد",
     *               "en": "On signing the contract"
     *             },
     *             "percent": 15,
     *             "event": "contract"
     *           },
     *           {
     *             "title": {
     *               "ar": "اكتمال الهيكل",
     *               "en": "Structure complete"
     *             },
     *             "percent": 30,
     *             "due_on": "2027-01-31",
     *             "event": "milestone"
     *           },
     *           {
     *             "title": {
     *               "ar": "اكتمال الواجهات",
     *               "en": "Façades complete"
     *             },
     *             "percent": 20,
     *             "due_on": "2027-05-31",
     *             "event": "milestone"
     *           },
     *           {
     *             "title": {
     *               "ar": "عند الاستلام",
     *               "en": "On handover"
     *             },
     *             "percent": 20,
     *             "due_on": "2027-09-30",
     *             "event": "handover"
     *           },
     *           {
     *             "title": {
     *               "ar": "عند الإفراغ",
     *               "en": "On the title transfer"
     *             },
     *             "percent": 10,
     *             "event": "title_transfer"
     *           }
     *         ]
     *       },
     *       "service_charge": 28,
     *       "progress": [
     *         {
     *           "date": "2026-11-10",
     *           "text": {
     *             "ar": "فُتحت شقة العرض بجوار الموقع مؤثثة على النموذج ب. واكتمل هيكل المباني أ وب وج، وبدأت الجدران المزدوجة في المبنى أ.",
     *             "en": "The show home beside the site is open, furnished as type B. The structure of buildings A, B and C is complete, and the two-leaf walls of building A have begun."
     *           },
     *           "percent": 52,
     *           "photos": [
     *             {
     *               "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *               "alt": {
     *                 "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                 "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *               },
     *               "width": 1600,
     *               "height": 1000
     *             }
     *           ]
     *         }
     *       ],
     *       "buildings": [
     *         {
     *           "id": "prj-1001-a",
     *           "name": {
     *             "ar": "المبنى أ",
     *             "en": "Building A"
     *           },
     *           "units": [
     *             {
     *               "id": "prj-1001-a-004",
     *               "project_id": "prj-1001",
     *               "building_id": "prj-1001-a",
     *               "building": {
     *                 "ar": "المبنى أ",
     *                 "en": "Building A"
     *               },
     *               "flat_number": "004",
     *               "floor": 0,
     *               "rooms": 3,
     *               "bathrooms": 3,
     *               "total_area": 152.3,
     *               "outside_area": 8.3,
     *               "air_conditioning": "provisioned",
     *               "kitchen": "fitted",
     *               "electricity": "own_meter",
     *               "water": "own_meter",
     *               "parking_spaces": 2,
     *               "floor_plan": {
     *                 "id": "type-b",
     *                 "name": {
     *                   "ar": "النموذج ب — شقة بثلاث غرف نوم",
     *                   "en": "Type B — three-bedroom apartment"
     *                 },
     *                 "url": {
     *                   "ar": "https://api.example.sa/media/floorplans/type-b.ar.svg",
     *                   "en": "https://api.example.sa/media/floorplans/type-b.en.svg"
     *                 },
     *                 "rooms": [
     *                   {
     *                     "name": {
     *                       "ar": "المطبخ",
     *                       "en": "Kitchen"
     *                     },
     *                     "area": 10,
     *                     "width": 4,
     *                     "length": 2.5
     *                   },
     *                   {
     *                     "name": {
     *                       "ar": "الموزّع",
     *                       "en": "Hall"
     *                     },
     *                     "area": 16
     *                   },
     *                   {
     *                     "name": {
     *                       "ar": "شرفة",
     *                       "en": "Balcony"
     *                     },
     *                     "area": 8.3,
     *                     "width": 5.2,
     *                     "length": 1.6
     *                   }
     *                 ]
     *               },
     *               "photos": [
     *                 {
     *                   "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *                   "alt": {
     *                     "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                     "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *                   },
     *                   "width": 1600,
     *                   "height": 1000
     *                 }
     *               ],
     *               "price": 920000,
     *               "state": "available",
     *               "updated_at": "2026-11-15T09:30:00.000Z"
     *             }
     *           ]
     *         }
     *       ]
     *     }
     */
    Project: components['schemas']['ProjectSummary'] & {
      /** @description Plain text; paragraphs are separated by an empty line */
      description: components['schemas']['LocalizedText'];
      /** @description Pictures in the order of the page */
      gallery: components['schemas']['Image'][];
      /**
       * Format: uri
       * @description Absolute address of a PDF
       */
      brochure_url?: string | null;
      /** @description WhatsApp number of the project's sales team */
      whatsapp?: string | null;
      /** @description What speaks for it */
      advantages: components['schemas']['Advantage'][];
      /** @description What is guaranteed after the handover */
      guarantees: components['schemas']['Guarantee'][];
      /** @description What is done for owners after the handover */
      after_sales_services: components['schemas']['Advantage'][];
      /** @description What is near */
      nearby_services: components['schemas']['NearbyService'][];
      /** @description Every building with every unit */
      buildings: components['schemas']['Building'][];
      /** @description How the price of a unit is paid; null where there is no plan */
      payment_plan?: components['schemas']['PaymentPlan'] | null;
      /** @description What owners pay their association, in SAR a year for each m²; null where it is not known yet */
      service_charge?: number | null;
      /** @description How the building goes on, newest first, none in the future */
      progress?: components['schemas']['ProgressReport'][];
      /** @description When visitors can see a home without an appointment, the first one first; clients leave out those that are over */
      viewings?: components['schemas']['Viewing'][];
    };
    /**
     * @description A building of a project with its units
     * @example {
     *       "id": "prj-1001-a",
     *       "name": {
     *         "ar": "المبنى أ",
     *         "en": "Building A"
     *       },
     *       "units": [
     *         {
     *           "id": "prj-1001-a-004",
     *           "project_id": "prj-1001",
     *           "building_id": "prj-1001-a",
     *           "building": {
     *             "ar": "المبنى أ",
     *             "en": "Building A"
     *           },
     *           "flat_number": "004",
     *           "floor": 0,
     *           "rooms": 3,
     *           "bathrooms": 3,
     *           "total_area": 152.3,
     *           "outside_area": 8.3,
     *           "air_conditioning": "provisioned",
     *           "kitchen": "fitted",
     *           "electricity": "own_meter",
     *           "water": "own_meter",
     *           "parking_spaces": 2,
     *           "floor_plan": {
     *             "id": "type-b",
     *             "name": {
     *               "ar": "النموذج ب — شقة بثلاث غرف نوم",
     *               "en": "Type B — three-bedroom apartment"
     *             },
     *             "url": {
     *               "ar": "https://api.example.sa/media/floorplans/type-b.ar.svg",
     *               "en": "https://api.example.sa/media/floorplans/type-b.en.svg"
     *             },
     *             "rooms": [
     *               {
     *                 "name": {
     *                   "ar": "المطبخ",
     *                   "en": "Kitchen"
     *                 },
     *                 "area": 10,
     *                 "width": 4,
     *                 "length": 2.5
     *               },
     *               {
     *                 "name": {
     *                   "ar": "الموزّع",
     *                   "en": "Hall"
     *                 },
     *                 "area": 16
     *               },
     *               {
     *                 "name": {
     *                   "ar": "شرفة",
     *                   "en": "Balcony"
     *                 },
     *                 "area": 8.3,
     *                 "width": 5.2,
     *                 "length": 1.6
     *               }
     *             ]
     *           },
     *           "photos": [
     *             {
     *               "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *               "alt": {
     *                 "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                 "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *               },
     *               "width": 1600,
     *               "height": 1000
     *             }
     *           ],
     *           "price": 920000,
     *           "state": "available",
     *           "updated_at": "2026-11-15T09:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    Building: {
      /** @description Never changes */
      id: string;
      /** @description Name of the building */
      name: components['schemas']['LocalizedText'];
      /** @description Every unit, sold ones too */
      units: components['schemas']['Unit'][];
    };
    /**
     * @description What units for sale and for rent have in common
     * @example {
     *       "id": "prj-1001-a-004",
     *       "building": {
     *         "ar": "المبنى أ",
     *         "en": "Building A"
     *       },
     *       "flat_number": "004",
     *       "floor": 0,
     *       "rooms": 3,
     *       "bathrooms": 3,
     *       "total_area": 152.3
     *     }
     */
    UnitAttributes: {
      /** @description Never changes */
      id: string;
      /** @description Name of the building */
      building: components['schemas']['LocalizedText'];
      /** @description As it stands at the door */
      flat_number: string;
      /** @description 0 is the ground floor */
      floor: number;
      /** @description Rooms without bathrooms and kitchen */
      rooms: number;
      /** @description Bathrooms, guest WCs included */
      bathrooms: number;
      /** @description m² */
      total_area: number;
      /** @description Terraces, balconies and garden in m² */
      outside_area?: number | null;
      /** @description How far it is there */
      air_conditioning?: components['schemas']['AirConditioning'];
      /** @description How far it is there */
      kitchen?: components['schemas']['Kitchen'];
      /** @description How it is metered */
      electricity?: components['schemas']['Utility'];
      /** @description How it is metered */
      water?: components['schemas']['Utility'];
      /** @description Parking spaces that belong to it; null where that is not known */
      parking_spaces?: number | null;
      /** @description Drawing of its type; null while there is none */
      floor_plan?: components['schemas']['FloorPlan'] | null;
      /** @description Pictures in the order of the page */
      photos?: components['schemas']['Image'][];
      /**
       * Format: date-time
       * @description When anything of it last changed
       */
      updated_at?: string;
    };
    /**
     * @description A unit for sale
     * @example {
     *       "id": "prj-1001-a-004",
     *       "project_id": "prj-1001",
     *       "building_id": "prj-1001-a",
     *       "building": {
     *         "ar": "المبنى أ",
     *         "en": "Building A"
     *       },
     *       "flat_number": "004",
     *       "floor": 0,
     *       "rooms": 3,
     *       "bathrooms": 3,
     *       "total_area": 152.3,
     *       "outside_area": 8.3,
     *       "air_conditioning": "provisioned",
     *       "kitchen": "fitted",
     *       "electricity": "own_meter",
     *       "water": "own_meter",
     *       "parking_spaces": 2,
     *       "floor_plan": {
     *         "id": "type-b",
     *         "name": {
     *           "ar": "النموذج ب — شقة بثلاث غرف نوم",
     *           "en": "Type B — three-bedroom apartment"
     *         },
     *         "url": {
     *           "ar": "https://api.example.sa/media/floorplans/type-b.ar.svg",
     *           "en": "https://api.example.sa/media/floorplans/type-b.en.svg"
     *         },
     *         "rooms": [
     *           {
     *             "name": {
     *               "ar": "المطبخ",
     *               "en": "Kitchen"
     *             },
     *             "area": 10,
     *             "width": 4,
     *             "length": 2.5
     *           },
     *           {
     *             "name": {
     *               "ar": "الموزّع",
     *               "en": "Hall"
     *             },
     *             "area": 16
     *           },
     *           {
     *             "name": {
     *               "ar": "شرفة",
     *               "en": "Balcony"
     *             },
     *             "area": 8.3,
     *             "width": 5.2,
     *             "length": 1.6
     *           }
     *         ]
     *       },
     *       "photos": [
     *         {
     *           "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *           "alt": {
     *             "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *             "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *           },
     *           "width": 1600,
     *           "height": 1000
     *         }
     *       ],
     *       "price": 920000,
     *       "state": "available",
     *       "updated_at": "2026-11-15T09:30:00.000Z"
     *     }
     */
    Unit: components['schemas']['UnitAttributes'] & {
      /** @description Id of its project */
      project_id: string;
      /** @description Id of its building */
      building_id: string;
      /** @description SAR; null or 0 until announced. A unit without a price is not on sale yet, whatever its state */
      price?: number | null;
      /** @description Whether it can be had */
      state: components['schemas']['UnitState'];
    };
    /**
     * @description Orders of units. Units without a price or an area, and projects without a day of handover, come last. newest: by `published_at` of the project; handover: the earliest first.
     * @example price_asc
     * @enum {string}
     */
    ApartmentSort:
      | 'price_asc'
      | 'price_desc'
      | 'area_asc'
      | 'area_desc'
      | 'price_per_m2_asc'
      | 'price_per_m2_desc'
      | 'handover'
      | 'newest';
    /**
     * @description full: all that is known; summary: what a list needs, without plans and pictures
     * @default full
     * @example summary
     * @enum {string}
     */
    View: 'full' | 'summary';
    /**
     * @description ready: handed over by today, in Riyadh; a year: by its end. What is Completed is ready
     * @example ready
     */
    Handover: string;
    /**
     * @description Id of a lookup of cities or districts, or a name in either language
     * @example riyadh
     */
    PlaceId: string;
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
     * @example {
     *       "city": "riyadh",
     *       "district": [
     *         "alyasmin",
     *         "alnarjis"
     *       ],
     *       "rooms": [
     *         3
     *       ],
     *       "price_max": 1100000,
     *       "handover": "2027",
     *       "near": [
     *         "school"
     *       ],
     *       "view": "summary",
     *       "facets": true,
     *       "sort": "price_per_m2_asc"
     *     }
     */
    ApartmentFilter: {
      /** @description Id or slug; what is not published matches nothing */
      project_id?: string;
      /** @description Only units of this building */
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
      /** @description m². Only units of at least this total area */
      area_min?: number;
      /** @description Only units of projects in this status */
      status_id?: components['schemas']['ProjectStatus'];
      /** @description Only units of projects in this city */
      city?: components['schemas']['PlaceId'];
      /** @description Only units of projects in one of these districts */
      district?: components['schemas']['PlaceId'][];
      /** @description Only units of projects that are handed over by then */
      handover?: components['schemas']['Handover'];
      /** @description Only units of projects that have each of these near them */
      near?: components['schemas']['NearbyCategory'][];
      /** @description Only these units */
      unit_ids?: string[];
      /** @description How much is said of each unit, and whether by project */
      view?: components['schemas']['View'];
      /**
       * @description For view summary: at most so many units of each project
       * @default 3
       */
      units_per_project?: number;
      /**
       * @description For view summary: say what each choice would bring, too
       * @default false
       */
      facets?: boolean;
      /** @description Units, or projects for view summary, on a full page; without it the server decides */
      per_page?: number;
      /** @description Order of the units; without it, by building, floor and number. For view summary, orders of projects have the cheapest units first, and without it the newest project is first */
      sort?: components['schemas']['ApartmentSort'];
      /**
       * @description Page number from 1; a page past the last one is empty
       * @default 1
       */
      page?: number;
    };
    /**
     * @description A unit that can be bought, in brief
     * @example {
     *       "id": "prj-1001-a-004",
     *       "building": {
     *         "ar": "المبنى أ",
     *         "en": "Building A"
     *       },
     *       "flat_number": "004",
     *       "floor": 0,
     *       "rooms": 3,
     *       "total_area": 152.3,
     *       "price": 920000,
     *       "floor_plan_id": "type-b"
     *     }
     */
    UnitSummary: {
      /** @description Never changes */
      id: string;
      /** @description Name of the building */
      building: components['schemas']['LocalizedText'];
      /** @description As it stands at the door */
      flat_number: string;
      /** @description 0 is the ground floor */
      floor: number;
      /** @description Rooms without bathrooms and kitchen */
      rooms: number;
      /** @description m² */
      total_area: number;
      /** @description SAR */
      price: number;
      /** @description Id of its floor plan; null while there is none */
      floor_plan_id?: string | null;
    };
    /**
     * @description A project with its units that match
     * @example {
     *       "project": {
     *         "id": "prj-1001",
     *         "slug": "alyasmin-gardens",
     *         "name": {
     *           "ar": "حدائق الياسمين",
     *           "en": "Al Yasmin Gardens"
     *         },
     *         "status": "For_Sale",
     *         "city": {
     *           "ar": "الرياض",
     *           "en": "Riyadh"
     *         },
     *         "district": {
     *           "ar": "حي الياسمين",
     *           "en": "Al Yasmin"
     *         },
     *         "summary": {
     *           "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *           "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *         },
     *         "cover": {
     *           "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *           "alt": {
     *             "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *             "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *           },
     *           "width": 2000,
     *           "height": 1200
     *         },
     *         "coordinates": {
     *           "latitude": 24.823,
     *           "longitude": 46.638
     *         },
     *         "handover_date": "2027-09-30",
     *         "licence": {
     *           "kind": "off_plan",
     *           "number": "7200100101",
     *           "expires_at": "2031-02-28",
     *           "url": "https://example.sa/licences/7200100101"
     *         },
     *         "available_units": 1,
     *         "total_units": 1,
     *         "rooms": {
     *           "min": 3,
     *           "max": 3
     *         },
     *         "total_area": {
     *           "min": 152.3,
     *           "max": 152.3
     *         },
     *         "price_from": 920000,
     *         "published_at": "2026-10-25T07:00:00.000Z",
     *         "updated_at": "2026-11-15T09:30:00.000Z"
     *       },
     *       "matching": 5,
     *       "price_from": 920000,
     *       "units": [
     *         {
     *           "id": "prj-1001-a-004",
     *           "building": {
     *             "ar": "المبنى أ",
     *             "en": "Building A"
     *           },
     *           "flat_number": "004",
     *           "floor": 0,
     *           "rooms": 3,
     *           "total_area": 152.3,
     *           "price": 920000,
     *           "floor_plan_id": "type-b"
     *         }
     *       ]
     *     }
     */
    ApartmentGroup: {
      /** @description The project */
      project: components['schemas']['ProjectSummary'];
      /** @description How many of its units match */
      matching: number;
      /** @description SAR, of the cheapest of them */
      price_from: number;
      /** @description The first of them, in the order that is asked for */
      units: components['schemas']['UnitSummary'][];
    };
    /**
     * @description Member of the filter that a choice is of
     * @example rooms
     * @enum {string}
     */
    FacetField: 'status_id' | 'rooms' | 'city' | 'district' | 'handover' | 'near' | 'area_min' | 'price_max';
    /**
     * @description What a choice would bring together with all that is asked of other members. Of rooms and districts alone, of what is near together with, or without, what is asked already: whatever pressing it does.
     * @example {
     *       "field": "rooms",
     *       "value": "3",
     *       "units": 11,
     *       "projects": 2
     *     }
     */
    Facet: {
      /** @description What would be asked */
      field: components['schemas']['FacetField'];
      /** @description The choice; null or left out: the member is not asked. Of price_max, where nothing matches, the lowest price that there is */
      value?: string | null;
      /** @description Units that can be bought and match then */
      units: number;
      /** @description Projects that match then; where something is asked of units, those with such a unit */
      projects: number;
    };
    /**
     * @description Whether a unit for rent can be had
     * @example available
     * @enum {string}
     */
    RentalState: 'available' | 'reserved' | 'rented';
    /**
     * @description What lists of rentals can be ordered by
     * @example annual_rent
     * @enum {string}
     */
    RentalOrder: 'published_at' | 'annual_rent' | 'total_area';
    /**
     * @description The project a rental stands in
     * @example {
     *       "id": "prj-1001",
     *       "slug": "alyasmin-gardens",
     *       "name": {
     *         "ar": "حدائق الياسمين",
     *         "en": "Al Yasmin Gardens"
     *       }
     *     }
     */
    RentalProject: {
      /** @description Id of the project */
      id: string;
      /** @description Its name in addresses */
      slug: string;
      /** @description Name of the project */
      name: components['schemas']['LocalizedText'];
    };
    /**
     * @description A unit for rent
     * @example {
     *       "id": "rnt-2001",
     *       "title": {
     *         "ar": "شقة عائلية في الياسمين",
     *         "en": "Family apartment in Al Yasmin"
     *       },
     *       "description": {
     *         "ar": "شقة هادئة في آخر الممر، غرفها الثلاث بعيدة عن الشارع، والمسجد والمدرسة على مسافة مشي.",
     *         "en": "A quiet home at the end of the corridor. Its three rooms are away from the street, and the mosque and school are within walking distance."
     *       },
     *       "city": {
     *         "ar": "الرياض",
     *         "en": "Riyadh"
     *       },
     *       "district": {
     *         "ar": "حي الياسمين",
     *         "en": "Al Yasmin"
     *       },
     *       "building": {
     *         "ar": "المبنى أ",
     *         "en": "Building A"
     *       },
     *       "flat_number": "204",
     *       "floor": 2,
     *       "rooms": 3,
     *       "bathrooms": 3,
     *       "total_area": 146,
     *       "air_conditioning": "installed",
     *       "kitchen": "fitted",
     *       "electricity": "own_meter",
     *       "water": "included",
     *       "parking_spaces": 1,
     *       "photos": [
     *         {
     *           "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *           "alt": {
     *             "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *             "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *           },
     *           "width": 1600,
     *           "height": 1000
     *         }
     *       ],
     *       "annual_rent": 67000,
     *       "furnishing": "unfurnished",
     *       "state": "available",
     *       "licence": {
     *         "kind": "advertising",
     *         "number": "7200100201",
     *         "expires_at": "2031-02-28",
     *         "url": "https://example.sa/licences/7200100201"
     *       },
     *       "published_at": "2026-11-19T08:00:00.000Z",
     *       "updated_at": "2026-11-19T08:00:00.000Z"
     *     }
     */
    Rental: components['schemas']['UnitAttributes'] & {
      /** @description A part of the address of its page; never changes */
      id?: string;
      /** @description What a card says first */
      title: components['schemas']['LocalizedText'];
      /** @description Plain text; paragraphs are separated by an empty line */
      description?: components['schemas']['LocalizedText'] | null;
      /** @description Where it is */
      city?: components['schemas']['LocalizedText'] | null;
      /** @description District of the city */
      district?: components['schemas']['LocalizedText'] | null;
      /** @description SAR a year */
      annual_rent: number;
      /** @description Whether it can be had */
      state: components['schemas']['RentalState'];
      /** @description Whether furniture comes with it */
      furnishing?: components['schemas']['Furnishing'];
      /** @description The project that it stands in; null where it stands alone */
      project?: components['schemas']['RentalProject'] | null;
      /** @description Null while there is none */
      licence?: components['schemas']['Licence'] | null;
      /**
       * Format: date-time
       * @description When it was first shown
       */
      published_at: string;
    };
    /**
     * @description An article
     * @example {
     *       "id": "blog-01",
     *       "slug": "how-to-read-a-floor-plan",
     *       "title": {
     *         "ar": "كيف تقرأ مخطط شقتك قبل أن تشتريها",
     *         "en": "How to read your floor plan before you buy"
     *       },
     *       "excerpt": {
     *         "ar": "المخطط يخبرك كيف ستعيش: أين تدخل الشمس، وأين يجلس الضيف، وكم خطوة بين المطبخ والمعيشة. خمسة أشياء تنظر إليها أولًا.",
     *         "en": "A plan tells you how you will live: where the sun comes in, where guests sit, and how many steps lie between the kitchen and the living room. Five things to look at first."
     *       },
     *       "body": {
     *         "ar": "قبل الألوان والتشطيب، المخطط هو ما ستعيش فيه كل يوم. وقراءته لا تحتاج مهندسًا، بل عينًا تعرف أين تنظر.\n\n## اتجاه الشمس\n\nابحث عن سهم الشمال. غرف المعيشة المفتوحة على الشمال والشرق تبقى ألطف في عصر الصيف، أما الواجهة الغربية فتحتاج شرفة عميقة أو نافذة غائرة.\n\n> المتر الجيد هو الذي تستعمله كل يوم، لا الذي تعبره.",
     *         "en": "Before the colours and the finishes, the plan is what you will live in every day. You do not need to be an engineer to read it. You need to know where to look.\n\n## The direction of the sun\n\nFind the north arrow. Living rooms that open to the north and east stay milder on a summer afternoon. A west-facing front needs a deep balcony or a recessed window.\n\n> A good metre is one you use every day, not one you walk across."
     *       },
     *       "cover": {
     *         "url": "https://api.example.sa/media/blogs/cover-3.jpg",
     *         "alt": {
     *           "ar": "مخطط دور أرضي على مكتب خشبي، وبجانبه مسطرة ومفاتيح وعينات من مواد التشطيب",
     *           "en": "A ground-floor plan on a wooden desk with a ruler, keys and samples of finishing materials"
     *         },
     *         "width": 1600,
     *         "height": 900
     *       },
     *       "author": {
     *         "ar": "فريق التصميم",
     *         "en": "Design team"
     *       },
     *       "published_at": "2026-11-12T07:00:00.000Z",
     *       "tags": [
     *         {
     *           "ar": "دليل الشراء",
     *           "en": "Buying guide"
     *         }
     *       ]
     *     }
     */
    Blog: {
      /** @description Never changes */
      id: string;
      /** @description Name in addresses */
      slug: string;
      /** @description Title of the article */
      title: components['schemas']['LocalizedText'];
      /** @description One or two sentences for lists and shared links */
      excerpt: components['schemas']['LocalizedText'];
      /** @description CommonMark Markdown with tables. Raw HTML is not rendered; links are https, http, mailto, tel or relative */
      body: components['schemas']['LocalizedText'];
      /** @description Picture above the text; null while there is none */
      cover?: components['schemas']['Image'] | null;
      /** @description Who wrote it */
      author?: components['schemas']['LocalizedText'] | null;
      /**
       * Format: date-time
       * @description When it was first shown
       */
      published_at: string;
      /** @description What it is about */
      tags?: components['schemas']['LocalizedText'][];
    };
    /**
     * @description Which option list
     * @example maintenance-types
     * @enum {string}
     */
    LookupCategory: 'maintenance-types' | 'rooms' | 'cities' | 'districts';
    /**
     * @description An option of a form
     * @example {
     *       "id": "plumbing",
     *       "label": {
     *         "ar": "سباكة",
     *         "en": "Plumbing"
     *       }
     *     }
     */
    Lookup: {
      /** @description What a form sends */
      id: string;
      /** @description What a visitor reads */
      label: components['schemas']['LocalizedText'];
      /** @description For districts, the id of the city */
      parent_id?: string | null;
    };
    /**
     * @description A language of the site
     * @example ar
     * @enum {string}
     */
    Locale: 'ar' | 'en';
    /**
     * @description Three-part name
     * @example نورة سعد العتيبي
     */
    FullName: string;
    /**
     * @description Saudi mobile number
     * @example 0551234567
     */
    Mobile: string;
    /**
     * Format: email
     * @description E-mail address
     * @example fahad@example.sa
     */
    Email: string;
    /**
     * @description A few words
     * @example الرياض
     */
    ShortText: string;
    /**
     * @description A sentence or two
     * @example أرغب في زيارة مكتب المبيعات
     */
    LongText: string;
    /**
     * @description What else the visitor wants to say; may be empty
     * @example الدور الأول إن أمكن
     */
    Note: string;
    /**
     * @description The conditions of a search in the words of the page
     * @example 3 غرف، الرياض، حتى 1,100,000 ريال
     */
    SearchWords: string;
    /**
     * @description Rooms without bathrooms and kitchen
     * @example 3
     */
    RoomsCount: number;
    /**
     * @description emergency: somebody or something may come to harm, for example water running, no power, a stopped lift
     * @example urgent
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
    /**
     * @description What every enquiry carries besides its own fields
     * @example {
     *       "full_name": "نورة سعد العتيبي",
     *       "mobile": "0551234567",
     *       "locale": "ar",
     *       "page_path": "/maintenance"
     *     }
     */
    EnquiryBase: {
      /** @description Who asks */
      full_name: components['schemas']['FullName'];
      /** @description Where to call back */
      mobile: components['schemas']['Mobile'];
      /** @description Language the visitor read */
      locale?: components['schemas']['Locale'];
      /** @description Path of the page the form stood on */
      page_path?: string;
      /** @description Id or slug of the published project the enquiry is about; another may be refused with 422, rule exists */
      project_id?: string;
      /** @description Unit or rental the enquiry is about */
      unit_id?: string;
      /**
       * @description The visitor ticked the marketing box
       * @default false
       */
      marketing_consent?: boolean;
      /** @description What the visitor agreed to by sending */
      consent?: components['schemas']['Consent'];
    };
    /**
     * @description A maintenance request
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
     * @description A message to the company
     * @example {
     *       "full_name": "فهد محمد القحطاني",
     *       "mobile": "0501234567",
     *       "email": "fahad@example.sa",
     *       "description": "أرغب في زيارة مكتب المبيعات"
     *     }
     */
    ContactCreate: components['schemas']['EnquiryBase'] & {
      /** @description Where to write to */
      email?: components['schemas']['Email'];
      /** @description Geographical location */
      location?: components['schemas']['ShortText'];
      /** @description Request description */
      description: components['schemas']['LongText'];
    };
    /**
     * @description A wish for advice
     * @example {
     *       "full_name": "سارة علي الحربي",
     *       "mobile": "0561234567",
     *       "consultation": "أيهما أنسب لي الشراء أم الإيجار؟"
     *     }
     */
    ConsultationCreate: components['schemas']['EnquiryBase'] & {
      /** @description Where to write to */
      email?: components['schemas']['Email'];
      /** @description What the visitor wants advice on */
      consultation: components['schemas']['LongText'];
    };
    /**
     * @description Interest in a project or one of its units
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
      /** @description What the visitor searches for */
      search?: components['schemas']['SearchWords'];
      /** @description What else the visitor wants to say */
      note?: components['schemas']['Note'];
    };
    /**
     * @description General interest in a home
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
      /** @description What the visitor searches for */
      search?: components['schemas']['SearchWords'];
      /** @description What else the visitor wants to say */
      note?: components['schemas']['Note'];
    };
    /**
     * @description Number a person can quote on the phone
     * @example SH-20418
     */
    Reference: string;
    /**
     * @description Says that an enquiry is stored
     * @example {
     *       "reference": "SH-20418",
     *       "received_at": "2026-11-21T08:00:00.000Z"
     *     }
     */
    EnquiryReceipt: {
      /** @description Number to quote on the phone */
      reference: components['schemas']['Reference'];
      /**
       * Format: date-time
       * @description When it was stored
       */
      received_at: string;
    };
    /**
     * @description The organization, in the envelope of single answers
     * @example {
     *       "data": {
     *         "name": {
     *           "ar": "شاقول",
     *           "en": "Shaqool"
     *         },
     *         "legal_name": {
     *           "ar": "شاقول للتطوير والاستثمار العقاري",
     *           "en": "Shaqool Real Estate Development and Investment"
     *         },
     *         "phone1": "0500000001",
     *         "phone2": "0500000002",
     *         "whatsapp": "0500000003",
     *         "email": "care@example.sa",
     *         "address": {
     *           "ar": "طريق الملك فهد، الرياض",
     *           "en": "King Fahd Road, Riyadh"
     *         },
     *         "instagram": "shaqool.sa",
     *         "plugins": [
     *           "Rental",
     *           "Consultant",
     *           "Maintenance",
     *           "Localization"
     *         ],
     *         "care_site_url": "https://care.example.sa/",
     *         "founded_year": 1989,
     *         "licence_number": "1100198900",
     *         "commercial_registration": "1010198900"
     *       }
     *     }
     */
    OrganizationResponse: {
      data: components['schemas']['Organization'];
    };
    /**
     * @description The newest projects, newest first
     * @example {
     *       "data": [
     *         {
     *           "id": "prj-1001",
     *           "slug": "alyasmin-gardens",
     *           "name": {
     *             "ar": "حدائق الياسمين",
     *             "en": "Al Yasmin Gardens"
     *           },
     *           "status": "For_Sale",
     *           "city": {
     *             "ar": "الرياض",
     *             "en": "Riyadh"
     *           },
     *           "district": {
     *             "ar": "حي الياسمين",
     *             "en": "Al Yasmin"
     *           },
     *           "summary": {
     *             "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *             "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *           },
     *           "cover": {
     *             "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *             "alt": {
     *               "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *               "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *             },
     *             "width": 2000,
     *             "height": 1200
     *           },
     *           "coordinates": {
     *             "latitude": 24.823,
     *             "longitude": 46.638
     *           },
     *           "handover_date": "2027-09-30",
     *           "licence": {
     *             "kind": "off_plan",
     *             "number": "7200100101",
     *             "expires_at": "2031-02-28",
     *             "url": "https://example.sa/licences/7200100101"
     *           },
     *           "available_units": 1,
     *           "total_units": 1,
     *           "rooms": {
     *             "min": 3,
     *             "max": 3
     *           },
     *           "total_area": {
     *             "min": 152.3,
     *             "max": 152.3
     *           },
     *           "price_from": 920000,
     *           "published_at": "2026-10-25T07:00:00.000Z",
     *           "updated_at": "2026-11-15T09:30:00.000Z"
     *         }
     *       ]
     *     }
     */
    LatestProjectsResponse: {
      /** @description At most six */
      data: components['schemas']['ProjectSummary'][];
    };
    /**
     * @description A project, in the envelope of single answers
     * @example {
     *       "data": {
     *         "id": "prj-1001",
     *         "slug": "alyasmin-gardens",
     *         "name": {
     *           "ar": "حدائق الياسمين",
     *           "en": "Al Yasmin Gardens"
     *         },
     *         "status": "For_Sale",
     *         "city": {
     *           "ar": "الرياض",
     *           "en": "Riyadh"
     *         },
     *         "district": {
     *           "ar": "حي الياسمين",
     *           "en": "Al Yasmin"
     *         },
     *         "summary": {
     *           "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *           "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *         },
     *         "cover": {
     *           "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *           "alt": {
     *             "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *             "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *           },
     *           "width": 2000,
     *           "height": 1200
     *         },
     *         "coordinates": {
     *           "latitude": 24.823,
     *           "longitude": 46.638
     *         },
     *         "handover_date": "2027-09-30",
     *         "licence": {
     *           "kind": "off_plan",
     *           "number": "7200100101",
     *           "expires_at": "2031-02-28",
     *           "url": "https://example.sa/licences/7200100101"
     *         },
     *         "available_units": 1,
     *         "total_units": 1,
     *         "rooms": {
     *           "min": 3,
     *           "max": 3
     *         },
     *         "total_area": {
     *           "min": 152.3,
     *           "max": 152.3
     *         },
     *         "price_from": 920000,
     *         "published_at": "2026-10-25T07:00:00.000Z",
     *         "updated_at": "2026-11-15T09:30:00.000Z",
     *         "description": {
     *           "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد. صُممت حدائق الياسمين لعائلة تستقبل ضيوفها كثيرًا وتحتاج إلى هدوئها في الوقت نفسه.\n\nالواجهات من الحجر المحلي، والأقواس والمشربيات تحمي الشرفات من شمس العصر. لكل شقة مجلس بمدخل مستقل، ومعيشة تطل على الفناء، ومطبخ بمنفذ خدمة.",
     *           "en": "Four buildings around one courtyard, minutes from King Fahd Road. Al Yasmin Gardens is designed for a family that welcomes guests often and still needs its quiet.\n\nThe façades are local stone, with arches and pierced screens that shade the balconies from the afternoon sun. Each home has a majlis with its own entrance, a living room on the courtyard, and a kitchen with a service door."
     *         },
     *         "gallery": [
     *           {
     *             "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *             "alt": {
     *               "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *               "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *             },
     *             "width": 2000,
     *             "height": 1200
     *           },
     *           {
     *             "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *             "alt": {
     *               "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *               "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *             },
     *             "width": 1600,
     *             "height": 1000
     *           }
     *         ],
     *         "brochure_url": "https://api.example.sa/media/brochures/alyasmin-gardens.pdf",
     *         "whatsapp": "0500000011",
     *         "advantages": [
     *           {
     *             "title": {
     *               "ar": "ضوء من جهتين",
     *               "en": "Light from two sides"
     *             },
     *             "text": {
     *               "ar": "كل غرفة معيشة تفتح على واجهتين، فلا تحتاج إنارة نهارًا.",
     *               "en": "Every living room opens on two façades and needs no lamp by day."
     *             }
     *           }
     *         ],
     *         "guarantees": [
     *           {
     *             "title": {
     *               "ar": "الهيكل الإنشائي",
     *               "en": "Structure"
     *             },
     *             "text": {
     *               "ar": "الأساسات والأعمدة والأسقف",
     *               "en": "Foundations, columns and slabs"
     *             },
     *             "years": 30
     *           }
     *         ],
     *         "after_sales_services": [
     *           {
     *             "title": {
     *               "ar": "جولة تسليم موثّقة",
     *               "en": "A documented handover tour"
     *             },
     *             "text": {
     *               "ar": "نفحص معك أكثر من مئة بند، وتستلم الدليل والمخططات.",
     *               "en": "We check over a hundred items with you, and you receive the manual and drawings."
     *             }
     *           }
     *         ],
     *         "nearby_services": [
     *           {
     *             "category": "mosque",
     *             "name": {
     *               "ar": "مسجد الحي",
     *               "en": "District mosque"
     *             },
     *             "distance": 240,
     *             "coordinates": {
     *               "latitude": 24.8245,
     *               "longitude": 46.6392
     *             }
     *           }
     *         ],
     *         "payment_plan": {
     *           "steps": [
     *             {
     *               "title": {
     *                 "ar": "دفعة الحجز",
     *                 "en": "Reservation"
     *               },
     *               "percent": 5,
     *               "event": "reservation"
     *             },
     *             {
     *               "title": {
     *                 "ar": "عند توقيع العقد",
     *                 "en": "On signing the contract"
     *               },
     *               "percent": 15,
     *               "event": "contract"
     *             },
     *             {
     *               "title": {
     *                 "ar": "اكتمال الهيكل",
     *                 "en": "Structure complete"
     *               },
     *               "percent": 30,
     *               "due_on": "2027-01-31",
     *               "event": "milestone"
     *             },
     *             {
     *               "title": {
     *                 "ar": "اكتمال الواجهات",
     *                 "en": "Façades complete"
     *               },
     *               "percent": 20,
     *               "due_on": "2027-05-31",
     *               "event": "milestone"
     *             },
     *             {
     *               "title": {
     *                 "ar": "عند الاستلام",
     *                 "en": "On handover"
     *               },
     *               "percent": 20,
     *               "due_on": "2027-09-30",
     *               "event": "handover"
     *             },
     *             {
     *               "title": {
     *                 "ar": "عند الإفراغ",
     *                 "en": "On the title transfer"
     *               },
     *               "percent": 10,
     *               "event": "title_transfer"
     *             }
     *           ]
     *         },
     *         "service_charge": 28,
     *         "progress": [
     *           {
     *             "date": "2026-11-10",
     *             "text": {
     *               "ar": "فُتحت شقة العرض بجوار الموقع مؤثثة على النموذج ب. واكتمل هيكل المباني أ وب وج، وبدأت الجدران المزدوجة في المبنى أ.",
     *               "en": "The show home beside the site is open, furnished as type B. The structure of buildings A, B and C is complete, and the two-leaf walls of building A have begun."
     *             },
     *             "percent": 52,
     *             "photos": [
     *               {
     *                 "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *                 "alt": {
     *                   "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                   "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *                 },
     *                 "width": 1600,
     *                 "height": 1000
     *               }
     *             ]
     *           }
     *         ],
     *         "buildings": [
     *           {
     *             "id": "prj-1001-a",
     *             "name": {
     *               "ar": "المبنى أ",
     *               "en": "Building A"
     *             },
     *             "units": [
     *               {
     *                 "id": "prj-1001-a-004",
     *                 "project_id": "prj-1001",
     *                 "building_id": "prj-1001-a",
     *                 "building": {
     *                   "ar": "المبنى أ",
     *                   "en": "Building A"
     *                 },
     *                 "flat_number": "004",
     *                 "floor": 0,
     *                 "rooms": 3,
     *                 "bathrooms": 3,
     *                 "total_area": 152.3,
     *                 "outside_area": 8.3,
     *                 "air_conditioning": "provisioned",
     *                 "kitchen": "fitted",
     *                 "electricity": "own_meter",
     *                 "water": "own_meter",
     *                 "parking_spaces": 2,
     *                 "floor_plan": {
     *                   "id": "type-b",
     *                   "name": {
     *                     "ar": "النموذج ب — شقة بثلاث غرف نوم",
     *                     "en": "Type B — three-bedroom apartment"
     *                   },
     *                   "url": {
     *                     "ar": "https://api.example.sa/media/floorplans/type-b.ar.svg",
     *                     "en": "https://api.example.sa/media/floorplans/type-b.en.svg"
     *                   },
     *                   "rooms": [
     *                     {
     *                       "name": {
     *                         "ar": "المطبخ",
     *                         "en": "Kitchen"
     *                       },
     *                       "area": 10,
     *                       "width": 4,
     *                       "length": 2.5
     *                     },
     *                     {
     *                       "name": {
     *                         "ar": "الموزّع",
     *                         "en": "Hall"
     *                       },
     *                       "area": 16
     *                     },
     *                     {
     *                       "name": {
     *                         "ar": "شرفة",
     *                         "en": "Balcony"
     *                       },
     *                       "area": 8.3,
     *                       "width": 5.2,
     *                       "length": 1.6
     *                     }
     *                   ]
     *                 },
     *                 "photos": [
     *                   {
     *                     "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *                     "alt": {
     *                       "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                       "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *                     },
     *                     "width": 1600,
     *                     "height": 1000
     *                   }
     *                 ],
     *                 "price": 920000,
     *                 "state": "available",
     *                 "updated_at": "2026-11-15T09:30:00.000Z"
     *               }
     *             ]
     *           }
     *         ]
     *       }
     *     }
     */
    ProjectResponse: {
      data: components['schemas']['Project'];
    };
    /**
     * @description All options of a category
     * @example {
     *       "data": [
     *         {
     *           "id": "plumbing",
     *           "label": {
     *             "ar": "سباكة",
     *             "en": "Plumbing"
     *           }
     *         },
     *         {
     *           "id": "other",
     *           "label": {
     *             "ar": "غير ذلك",
     *             "en": "Something else"
     *           }
     *         }
     *       ]
     *     }
     */
    LookupListResponse: {
      /** @description In display order */
      data: components['schemas']['Lookup'][];
    };
    /**
     * @description A receipt, in the envelope of single answers
     * @example {
     *       "data": {
     *         "reference": "SH-20418",
     *         "received_at": "2026-11-21T08:00:00.000Z"
     *       }
     *     }
     */
    EnquiryReceiptResponse: {
      data: components['schemas']['EnquiryReceipt'];
    };
    /**
     * @description A page of projects
     * @example {
     *       "data": [
     *         {
     *           "id": "prj-1001",
     *           "slug": "alyasmin-gardens",
     *           "name": {
     *             "ar": "حدائق الياسمين",
     *             "en": "Al Yasmin Gardens"
     *           },
     *           "status": "For_Sale",
     *           "city": {
     *             "ar": "الرياض",
     *             "en": "Riyadh"
     *           },
     *           "district": {
     *             "ar": "حي الياسمين",
     *             "en": "Al Yasmin"
     *           },
     *           "summary": {
     *             "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *             "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *           },
     *           "cover": {
     *             "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *             "alt": {
     *               "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *               "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *             },
     *             "width": 2000,
     *             "height": 1200
     *           },
     *           "coordinates": {
     *             "latitude": 24.823,
     *             "longitude": 46.638
     *           },
     *           "handover_date": "2027-09-30",
     *           "licence": {
     *             "kind": "off_plan",
     *             "number": "7200100101",
     *             "expires_at": "2031-02-28",
     *             "url": "https://example.sa/licences/7200100101"
     *           },
     *           "available_units": 1,
     *           "total_units": 1,
     *           "rooms": {
     *             "min": 3,
     *             "max": 3
     *           },
     *           "total_area": {
     *             "min": 152.3,
     *             "max": 152.3
     *           },
     *           "price_from": 920000,
     *           "published_at": "2026-10-25T07:00:00.000Z",
     *           "updated_at": "2026-11-15T09:30:00.000Z"
     *         }
     *       ],
     *       "meta": {
     *         "page": 1,
     *         "per_page": 9,
     *         "total": 1,
     *         "last_page": 1
     *       }
     *     }
     */
    ProjectListResponse: {
      /** @description Rows of the page */
      data: components['schemas']['ProjectSummary'][];
      meta: components['schemas']['PageMeta'];
    };
    /**
     * @description A page of rentals
     * @example {
     *       "data": [
     *         {
     *           "id": "rnt-2001",
     *           "title": {
     *             "ar": "شقة عائلية في الياسمين",
     *             "en": "Family apartment in Al Yasmin"
     *           },
     *           "description": {
     *             "ar": "شقة هادئة في آخر الممر، غرفها الثلاث بعيدة عن الشارع، والمسجد والمدرسة على مسافة مشي.",
     *             "en": "A quiet home at the end of the corridor. Its three rooms are away from the street, and the mosque and school are within walking distance."
     *           },
     *           "city": {
     *             "ar": "الرياض",
     *             "en": "Riyadh"
     *           },
     *           "district": {
     *             "ar": "حي الياسمين",
     *             "en": "Al Yasmin"
     *           },
     *           "building": {
     *             "ar": "المبنى أ",
     *             "en": "Building A"
     *           },
     *           "flat_number": "204",
     *           "floor": 2,
     *           "rooms": 3,
     *           "bathrooms": 3,
     *           "total_area": 146,
     *           "air_conditioning": "installed",
     *           "kitchen": "fitted",
     *           "electricity": "own_meter",
     *           "water": "included",
     *           "parking_spaces": 1,
     *           "photos": [
     *             {
     *               "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *               "alt": {
     *                 "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                 "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *               },
     *               "width": 1600,
     *               "height": 1000
     *             }
     *           ],
     *           "annual_rent": 67000,
     *           "furnishing": "unfurnished",
     *           "state": "available",
     *           "licence": {
     *             "kind": "advertising",
     *             "number": "7200100201",
     *             "expires_at": "2031-02-28",
     *             "url": "https://example.sa/licences/7200100201"
     *           },
     *           "published_at": "2026-11-19T08:00:00.000Z",
     *           "updated_at": "2026-11-19T08:00:00.000Z"
     *         }
     *       ],
     *       "meta": {
     *         "page": 1,
     *         "per_page": 12,
     *         "total": 1,
     *         "last_page": 1
     *       }
     *     }
     */
    RentalListResponse: {
      /** @description Rows of the page */
      data: components['schemas']['Rental'][];
      meta: components['schemas']['PageMeta'];
    };
    /**
     * @description A page of articles
     * @example {
     *       "data": [
     *         {
     *           "id": "blog-01",
     *           "slug": "how-to-read-a-floor-plan",
     *           "title": {
     *             "ar": "كيف تقرأ مخطط شقتك قبل أن تشتريها",
     *             "en": "How to read your floor plan before you buy"
     *           },
     *           "excerpt": {
     *             "ar": "المخطط يخبرك كيف ستعيش: أين تدخل الشمس، وأين يجلس الضيف، وكم خطوة بين المطبخ والمعيشة. خمسة أشياء تنظر إليها أولًا.",
     *             "en": "A plan tells you how you will live: where the sun comes in, where guests sit, and how many steps lie between the kitchen and the living room. Five things to look at first."
     *           },
     *           "body": {
     *             "ar": "قبل الألوان والتشطيب، المخطط هو ما ستعيش فيه كل يوم. وقراءته لا تحتاج مهندسًا، بل عينًا تعرف أين تنظر.\n\n## اتجاه الشمس\n\nابحث عن سهم الشمال. غرف المعيشة المفتوحة على الشمال والشرق تبقى ألطف في عصر الصيف، أما الواجهة الغربية فتحتاج شرفة عميقة أو نافذة غائرة.\n\n> المتر الجيد هو الذي تستعمله كل يوم، لا الذي تعبره.",
     *             "en": "Before the colours and the finishes, the plan is what you will live in every day. You do not need to be an engineer to read it. You need to know where to look.\n\n## The direction of the sun\n\nFind the north arrow. Living rooms that open to the north and east stay milder on a summer afternoon. A west-facing front needs a deep balcony or a recessed window.\n\n> A good metre is one you use every day, not one you walk across."
     *           },
     *           "cover": {
     *             "url": "https://api.example.sa/media/blogs/cover-3.jpg",
     *             "alt": {
     *               "ar": "مخطط دور أرضي على مكتب خشبي، وبجانبه مسطرة ومفاتيح وعينات من مواد التشطيب",
     *               "en": "A ground-floor plan on a wooden desk with a ruler, keys and samples of finishing materials"
     *             },
     *             "width": 1600,
     *             "height": 900
     *           },
     *           "author": {
     *             "ar": "فريق التصميم",
     *             "en": "Design team"
     *           },
     *           "published_at": "2026-11-12T07:00:00.000Z",
     *           "tags": [
     *             {
     *               "ar": "دليل الشراء",
     *               "en": "Buying guide"
     *             }
     *           ]
     *         }
     *       ],
     *       "meta": {
     *         "page": 1,
     *         "per_page": 7,
     *         "total": 1,
     *         "last_page": 1
     *       }
     *     }
     */
    BlogListResponse: {
      /** @description Rows of the page */
      data: components['schemas']['Blog'][];
      meta: components['schemas']['PageMeta'];
    };
    /**
     * @description A page of units for sale
     * @example {
     *       "data": [
     *         {
     *           "id": "prj-1001-a-004",
     *           "project_id": "prj-1001",
     *           "building_id": "prj-1001-a",
     *           "building": {
     *             "ar": "المبنى أ",
     *             "en": "Building A"
     *           },
     *           "flat_number": "004",
     *           "floor": 0,
     *           "rooms": 3,
     *           "bathrooms": 3,
     *           "total_area": 152.3,
     *           "outside_area": 8.3,
     *           "air_conditioning": "provisioned",
     *           "kitchen": "fitted",
     *           "electricity": "own_meter",
     *           "water": "own_meter",
     *           "parking_spaces": 2,
     *           "floor_plan": {
     *             "id": "type-b",
     *             "name": {
     *               "ar": "النموذج ب — شقة بثلاث غرف نوم",
     *               "en": "Type B — three-bedroom apartment"
     *             },
     *             "url": {
     *               "ar": "https://api.example.sa/media/floorplans/type-b.ar.svg",
     *               "en": "https://api.example.sa/media/floorplans/type-b.en.svg"
     *             },
     *             "rooms": [
     *               {
     *                 "name": {
     *                   "ar": "المطبخ",
     *                   "en": "Kitchen"
     *                 },
     *                 "area": 10,
     *                 "width": 4,
     *                 "length": 2.5
     *               },
     *               {
     *                 "name": {
     *                   "ar": "الموزّع",
     *                   "en": "Hall"
     *                 },
     *                 "area": 16
     *               },
     *               {
     *                 "name": {
     *                   "ar": "شرفة",
     *                   "en": "Balcony"
     *                 },
     *                 "area": 8.3,
     *                 "width": 5.2,
     *                 "length": 1.6
     *               }
     *             ]
     *           },
     *           "photos": [
     *             {
     *               "url": "https://api.example.sa/media/interiors/living-room.jpg",
     *               "alt": {
     *                 "ar": "غرفة معيشة بنافذة تمتد من الأرض إلى السقف، فيها أريكة فاتحة وجدار من شرائح الخشب",
     *                 "en": "A living room with floor-to-ceiling windows, a pale sofa and a wall of timber slats"
     *               },
     *               "width": 1600,
     *               "height": 1000
     *             }
     *           ],
     *           "price": 920000,
     *           "state": "available",
     *           "updated_at": "2026-11-15T09:30:00.000Z"
     *         }
     *       ],
     *       "meta": {
     *         "page": 1,
     *         "per_page": 1000,
     *         "total": 1,
     *         "last_page": 1,
     *         "as_of": "2026-11-21T08:00:00.000Z"
     *       }
     *     }
     * @example {
     *       "data": [],
     *       "groups": [
     *         {
     *           "project": {
     *             "id": "prj-1001",
     *             "slug": "alyasmin-gardens",
     *             "name": {
     *               "ar": "حدائق الياسمين",
     *               "en": "Al Yasmin Gardens"
     *             },
     *             "status": "For_Sale",
     *             "city": {
     *               "ar": "الرياض",
     *               "en": "Riyadh"
     *             },
     *             "district": {
     *               "ar": "حي الياسمين",
     *               "en": "Al Yasmin"
     *             },
     *             "summary": {
     *               "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *               "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *             },
     *             "cover": {
     *               "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *               "alt": {
     *                 "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *                 "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *               },
     *               "width": 2000,
     *               "height": 1200
     *             },
     *             "coordinates": {
     *               "latitude": 24.823,
     *               "longitude": 46.638
     *             },
     *             "handover_date": "2027-09-30",
     *             "licence": {
     *               "kind": "off_plan",
     *               "number": "7200100101",
     *               "expires_at": "2031-02-28",
     *               "url": "https://example.sa/licences/7200100101"
     *             },
     *             "available_units": 1,
     *             "total_units": 1,
     *             "rooms": {
     *               "min": 3,
     *               "max": 3
     *             },
     *             "total_area": {
     *               "min": 152.3,
     *               "max": 152.3
     *             },
     *             "price_from": 920000,
     *             "published_at": "2026-10-25T07:00:00.000Z",
     *             "updated_at": "2026-11-15T09:30:00.000Z"
     *           },
     *           "matching": 5,
     *           "price_from": 920000,
     *           "units": [
     *             {
     *               "id": "prj-1001-a-004",
     *               "building": {
     *                 "ar": "المبنى أ",
     *                 "en": "Building A"
     *               },
     *               "flat_number": "004",
     *               "floor": 0,
     *               "rooms": 3,
     *               "total_area": 152.3,
     *               "price": 920000,
     *               "floor_plan_id": "type-b"
     *             }
     *           ]
     *         }
     *       ],
     *       "others": [
     *         {
     *           "id": "prj-1001",
     *           "slug": "alyasmin-gardens",
     *           "name": {
     *             "ar": "حدائق الياسمين",
     *             "en": "Al Yasmin Gardens"
     *           },
     *           "status": "For_Sale",
     *           "city": {
     *             "ar": "الرياض",
     *             "en": "Riyadh"
     *           },
     *           "district": {
     *             "ar": "حي الياسمين",
     *             "en": "Al Yasmin"
     *           },
     *           "summary": {
     *             "ar": "أربعة مبانٍ حول فناء واحد، على بعد دقائق من طريق الملك فهد.",
     *             "en": "Four buildings around one courtyard, minutes from King Fahd Road."
     *           },
     *           "cover": {
     *             "url": "https://api.example.sa/media/projects/alyasmin-gardens-1.jpg",
     *             "alt": {
     *               "ar": "فناء حدائق الياسمين نهارًا، حوله مبنى حجري من ثلاثة أدوار بأقواس ومشربيات، وفي وسطه مسبح ونخيل",
     *               "en": "The courtyard of Al Yasmin Gardens by day, with a pool and palms, framed by three storeys of stone, arches and pierced screens"
     *             },
     *             "width": 2000,
     *             "height": 1200
     *           },
     *           "coordinates": {
     *             "latitude": 24.823,
     *             "longitude": 46.638
     *           },
     *           "handover_date": "2027-09-30",
     *           "licence": {
     *             "kind": "off_plan",
     *             "number": "7200100101",
     *             "expires_at": "2031-02-28",
     *             "url": "https://example.sa/licences/7200100101"
     *           },
     *           "available_units": 1,
     *           "total_units": 1,
     *           "rooms": {
     *             "min": 3,
     *             "max": 3
     *           },
     *           "total_area": {
     *             "min": 152.3,
     *             "max": 152.3
     *           },
     *           "price_from": 920000,
     *           "published_at": "2026-10-25T07:00:00.000Z",
     *           "updated_at": "2026-11-15T09:30:00.000Z"
     *         }
     *       ],
     *       "facets": [
     *         {
     *           "field": "rooms",
     *           "value": "3",
     *           "units": 11,
     *           "projects": 2
     *         }
     *       ],
     *       "meta": {
     *         "page": 1,
     *         "per_page": 9,
     *         "total": 1,
     *         "last_page": 1,
     *         "units": 5,
     *         "as_of": "2026-11-21T08:00:00.000Z"
     *       }
     *     }
     */
    ApartmentListResponse: {
      /** @description Rows of the page; none for view summary */
      data: components['schemas']['Unit'][];
      /** @description For view summary: the projects of the page */
      groups?: components['schemas']['ApartmentGroup'][];
      /** @description For view summary, on its first page: projects that match but have no such unit, newest first. Where something is asked of units: those whose units match apart from their price and cannot be bought yet. */
      others?: components['schemas']['ProjectSummary'][];
      /** @description For view summary, where they are asked for */
      facets?: components['schemas']['Facet'][];
      /** @description Pages hold at most 1,000 units */
      meta: components['schemas']['PageMeta'] & {
        /**
         * Format: date-time
         * @description When the states were read
         */
        as_of: string;
        /** @description For view summary: matching units of all pages */
        units?: number;
      };
    };
  };
  responses: {
    /** @description The organization key is missing or unknown */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
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
        'X-Request-Id': components['headers']['RequestId'];
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
        'X-Request-Id': components['headers']['RequestId'];
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
        'X-Request-Id': components['headers']['RequestId'];
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
        /**
         * @description Seconds to wait
         * @example 30
         */
        'Retry-After'?: number;
        'X-Request-Id': components['headers']['RequestId'];
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
    /**
     * @description Page number from 1; a page past the last one is empty
     * @example 1
     */
    page: number;
    /**
     * @description Rows on a full page; without it, the server decides
     * @example 9
     */
    per_page: number;
    /**
     * @description Descending order of `orderBy`
     * @example true
     */
    desc: boolean;
    /**
     * @description Chosen by the client, once for each request a person makes. The same key is stored once, however often it arrives; with another body it is refused (422).
     * @example 0b9f0e5e-7a53-4f3c-9a53-0f1b3d1f6c55
     */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Names this request in the log of the server. Quote it where something went wrong; it says nothing of who asked
     * @example 5c0ff0b5-7b0f-4d60-93a5-2ff6e6bb1d52
     */
    RequestId: string;
  };
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
          'X-Request-Id': components['headers']['RequestId'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
        /**
         * @description Page number from 1; a page past the last one is empty
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Rows on a full page; without it, the server decides
         * @example 9
         */
        per_page?: components['parameters']['per_page'];
        /**
         * @description Sort key; without it, newest first
         * @example price_from
         */
        orderBy?: components['schemas']['ProjectOrder'];
        /**
         * @description Descending order of `orderBy`
         * @example true
         */
        desc?: components['parameters']['desc'];
        /**
         * @description Only projects in this status
         * @example For_Sale
         */
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
          'X-Request-Id': components['headers']['RequestId'];
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
      query?: {
        /**
         * @description How much is said of its units
         * @example summary
         */
        view?: components['schemas']['View'];
      };
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
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['UnprocessableContent'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
        /**
         * @description Page number from 1; a page past the last one is empty
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Rows on a full page; without it, the server decides
         * @example 9
         */
        per_page?: components['parameters']['per_page'];
        /**
         * @description Sort key; without it, newest first
         * @example annual_rent
         */
        orderBy?: components['schemas']['RentalOrder'];
        /**
         * @description Descending order of `orderBy`
         * @example true
         */
        desc?: components['parameters']['desc'];
        /**
         * @description Only rentals in this state
         * @example available
         */
        status_id?: components['schemas']['RentalState'];
        /**
         * @description Only rentals whose air_conditioning is (or is not) installed
         * @example true
         */
        has_ac?: boolean;
        /**
         * @description Only rentals whose kitchen is (or is not) fitted
         * @example true
         */
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
          'X-Request-Id': components['headers']['RequestId'];
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
        /**
         * @description Page number from 1; a page past the last one is empty
         * @example 1
         */
        page?: components['parameters']['page'];
        /**
         * @description Rows on a full page; without it, the server decides
         * @example 9
         */
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
          'X-Request-Id': components['headers']['RequestId'];
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
        /**
         * @description Which option list
         * @example cities
         */
        category: components['schemas']['LookupCategory'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The options */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
          'X-Request-Id': components['headers']['RequestId'];
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
