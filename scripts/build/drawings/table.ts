/** Lucide's name of each icon; `mirrored` ones are drawn for left-to-right and turned around in right-to-left. */
export type IconSource = string | { name: string; mirrored: true };

const mirrored = (name: string): IconSource => ({ name, mirrored: true });

/**
 * Files of `src/ui/icons/generated` and the icons in each. A file comes whole into the chunks that use one of its icons, so those
 * that every page shows stand by themselves, in `shell`.
 */
export const lucideIcons: Readonly<Record<string, Readonly<Record<string, IconSource>>>> = {
  shell: {
    ArrowLeftIcon: mirrored('arrow-left'),
    ArrowRightIcon: mirrored('arrow-right'),
    ArrowUpIcon: 'arrow-up',
    ArrowUpRightIcon: mirrored('arrow-up-right'),
    ChatIcon: 'message-circle',
    CloseIcon: 'x',
    MenuIcon: 'menu',
    PhoneIcon: 'phone',
    SpinnerIcon: 'loader-circle',
  },
  arrows: {
    ChevronDownIcon: 'chevron-down',
    ChevronLeftIcon: mirrored('chevron-left'),
    ChevronRightIcon: mirrored('chevron-right'),
    ExpandIcon: 'expand',
    CheckIcon: 'check',
    ZoomInIcon: 'zoom-in',
    ZoomOutIcon: 'zoom-out',
  },
  states: {
    AlertIcon: 'circle-alert',
    WarningIcon: 'triangle-alert',
    SuccessIcon: 'circle-check',
    CloudOffIcon: 'cloud-off',
    InfoIcon: 'info',
    SearchXIcon: 'search-x',
  },
  controls: {
    SearchIcon: 'search',
    FiltersIcon: 'sliders-horizontal',
    PauseIcon: 'pause',
    PlayIcon: 'play',
  },
  contact: {
    MailIcon: 'mail',
    CopyIcon: 'copy',
    LinkIcon: 'link',
    RssIcon: 'rss',
    ShareIcon: 'share-2',
    FileDownIcon: 'file-down',
    PrinterIcon: 'printer',
  },
  property: {
    BedIcon: 'bed-double',
    BuildingIcon: 'building-2',
    AreaIcon: 'maximize',
    MapPinIcon: 'map-pin',
  },
  saved: {
    HeartIcon: 'heart',
    BellIcon: 'bell',
  },
  unit: {
    BathIcon: 'bath',
    KitchenIcon: 'cooking-pot',
    SnowflakeIcon: 'snowflake',
    SunIcon: 'sun',
    DoorIcon: 'door-closed',
    FloorsIcon: 'layers-3',
    ZapIcon: 'zap',
    DropletsIcon: 'droplets',
    CarIcon: 'car',
  },
  company: {
    ShieldCheckIcon: 'shield-check',
    WrenchIcon: 'wrench',
    HardHatIcon: 'hard-hat',
    HandshakeIcon: 'handshake',
    LandmarkIcon: 'landmark',
    FloorPlanIcon: 'ruler-dimension-line',
  },
  // What is near a project, and what it has.
  places: {
    RouteIcon: 'route',
    SchoolIcon: 'school',
    PlaneIcon: 'plane',
    ShoppingIcon: 'shopping-bag',
    HospitalIcon: 'stethoscope',
    TrainIcon: 'train-front',
    TreesIcon: 'trees',
    KeyIcon: 'key-round',
  },
};

/** Simple Icons' name of each brand's mark. */
export const brandIcons: Readonly<Record<string, string>> = {
  WhatsAppIcon: 'whatsapp',
  InstagramIcon: 'instagram',
  TwitterIcon: 'x',
  YouTubeIcon: 'youtube',
};
