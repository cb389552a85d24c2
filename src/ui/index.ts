export { Accordion, AccordionItem } from './accordion';
export { AsOfLine } from './as-of-line';
export { Breadcrumb, type Crumb } from './breadcrumb';
export { Actions, Button, ButtonAnchor, ButtonLink, type ButtonVariant } from './button';
export {
  Card,
  CardBody,
  CardFacts,
  CardFooter,
  CardImage,
  CardLocation,
  CardText,
  CardTitle,
  type CardFact,
} from './card';
export type { CardVariant } from './card.styles';
export { Chip, type ChipTone } from './chip';
export { Countdown } from './countdown/countdown';
export { Dialog } from './dialog';
export { DialogBody, DialogFooter, DialogHeader } from './dialog-parts';
export type { DialogKind } from './dialog.styles';
export { detectDirection } from '../lib/direction-of';
export { plumbBob, DimensionLine, PlumbLine } from './plumb-line';
export { Elevation } from './elevation';
export { Disclosure } from './disclosure';
export { EmptyState } from './empty';
export { Facts, type Fact } from './facts';
export { FeatureList } from './feature-list';
export { FeatureGrid } from './feature-grid';
export {
  CheckRow,
  Field,
  FieldGrid,
  Panel,
  Select,
  TextArea,
  TextInput,
  Wide,
  type ControlProps,
} from './field';
export { CallToAction } from './call-to-action';
export { createDeferredComponent, createLazyComponent, usePrefetch } from './lazy-component';
export { Gallery, preloadLightbox, useLightbox } from './gallery/gallery';
export type { GalleryItem } from './gallery/item';
export { IconButton, iconButtonStyle, IconLink } from './icon-button';
export * from './icons';
export { Meta } from './meta';
export { Note, type NoteTone } from './note';
export { Num } from './num';
export { Page, PageHeader, TitledPage } from './page';
export { Pagination } from './pagination';
export { createPrerendered } from './prerendered';
export { Price } from './price';
export { RiyalText } from './riyal-text';
export { Picture, type PictureSource } from './picture';
export { ImagePreload, ProcessedImage } from './processed-image';
export { Prose } from './prose';
export { preloadQrCode, QrCode } from './qr-code';
export { Ruler } from './ruler';
export {
  Band,
  CardGrid,
  Container,
  Lead,
  onDark,
  Section,
  SectionHeader,
  Split,
  Sticky,
  type SectionTone,
} from './section';
export { ErrorBoundary, Sections } from './error-boundary';
export { MultiSegmented, Segmented, type Choice } from './segmented';
export { PrintButton } from './print-button';
export { PrintedColumns, PrintedSource } from './printed-source';
export { useCopy, useShareLink } from './share';
export { ShareButton } from './share-button';
export { ShareIcons } from './share-icons';
export { Link } from './link';
export { ShareLinkField } from './share-link-field';
export { ShareList } from './share-list';
export { CardSkeleton } from './skeleton';
export { SaveTableButton } from './save-table-button';
export { Slider } from './slider';
export { Switch } from './switch';
export { Tabs } from './tabs';
export { ArrowLink, OuterTextLink, TextLink } from './text-link';
export { Tag, Toolbar } from './toolbar';
export { visuallyHidden, VisuallyHidden } from './visually-hidden';
export { hideToast, preloadToast, showToast } from './toast';
export { useCurrentSection } from './use-current-section';
export { useLightDismiss } from './use-light-dismiss';
