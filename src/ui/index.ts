export { AccordionItem } from './accordion';
export { Breadcrumb, type Crumb } from './breadcrumb';
export { Actions, Button, ButtonAnchor, ButtonLink, type ButtonVariant } from './button';
export { CardFacts, CardImage, CardLink, CardPrice } from './card';
export { Chip, type ChipTone } from './chip';
export { Dialog } from './dialog';
export { DialogBody, DialogFoot, DialogHead } from './dialog-parts';
export type { DialogKind } from './dialog.styles';
export { bob, DimensionLine, PlumbLine } from './drawing';
export { Elevation } from './elevation';
export { Facts, type Fact } from './facts';
export { FeatureList, type Feature } from './feature-list';
export { Field, Select, TextArea, TextInput, type ControlProps } from './field';
export { IconButton, iconButtonLook, IconLink } from './icon-button';
export * from './icons';
export { Note, type NoteTone } from './note';
export { Num } from './num';
export { Page, TitledPage } from './page';
export { pagesToShow, Pagination } from './pagination';
export { Picture, type PictureSource } from './picture';
export { ImagePreload, ProcessedImage, type ArtDirection } from './processed-image';
export { Prose } from './prose';
export { Ruler, type RulerRow } from './ruler';
export {
  Band,
  CardGrid,
  Container,
  Lead,
  onDark,
  Section,
  SectionHead,
  Split,
  Sticky,
  type SectionTone,
} from './section';
export { ArrowLink, OuterTextLink, TextLink } from './text-link';
export { VisuallyHidden } from './visually-hidden';
