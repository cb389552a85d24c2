import {
  Accordion,
  AccordionItem,
  AsOfLine,
  Breadcrumb,
  Chip,
  Facts,
  FeatureList,
  Lead,
  Meta,
  Note,
  Num,
} from '../../ui';
import { CheckIcon, Price, Prose, SectionHead, TextLink, VisuallyHidden } from '../../ui';
import type { ChipTone, NoteTone } from '../../ui';
import { EveryState, Shown, type PartsProps } from '../sheet';

const chips: readonly ChipTone[] = ['grey', 'warning', 'success', 'bronze'];
const notes: readonly NoteTone[] = ['neutral', 'success', 'warning', 'error'];
const here = '/dev/ui';

export function TextParts({ w }: PartsProps) {
  const features = w.choices.map((title) => ({ id: title, icon: <CheckIcon />, title, text: w.hint }));
  const accordion = (
    <Accordion>
      <AccordionItem title={w.title}>{w.long}</AccordionItem>
      <AccordionItem title={w.other} open>
        {w.long}
      </AccordionItem>
    </Accordion>
  );
  return (
    <>
      <EveryState as="Breadcrumb">
        <Breadcrumb label={w.other} crumbs={[{ label: w.other, to: here }, { label: w.title }]} />
      </EveryState>
      <Shown as="SectionHead with lead and aside">
        <SectionHead heading={w.title} lead={w.long} aside={<TextLink to={here}>{w.other}</TextLink>} />
      </Shown>
      <Shown as="Lead">
        <Lead>{w.long}</Lead>
      </Shown>
      <Shown as="Num, Price, Meta, VisuallyHidden">
        <Num>050 000 0001</Num>
        <Price text={w.price} amount={w.amount} />
        <Meta>
          <span>{w.place}</span>
          <span>{w.short}</span>
        </Meta>
        <VisuallyHidden>{w.hint}</VisuallyHidden>
      </Shown>
      {chips.map((tone) => (
        <Shown key={tone} as={`Chip ${tone}`}>
          <Chip $tone={tone}>{w.short}</Chip>
        </Shown>
      ))}
      {notes.map((tone) => (
        <Shown key={tone} as={`Note ${tone}`}>
          <Note tone={tone} title={w.title}>
            {w.long}
          </Note>
        </Shown>
      ))}
      <Shown as="AsOfLine">
        <AsOfLine>{w.long}</AsOfLine>
      </Shown>
      <Shown as="Facts">
        <Facts facts={w.choices.map((name) => ({ name, value: w.amount }))} />
      </Shown>
      <Shown as="FeatureList">
        <FeatureList features={features} />
      </Shown>
      <EveryState as="Accordion, AccordionItem closed and open">{accordion}</EveryState>
      <Shown as="Prose">
        <Prose html={w.html} />
      </Shown>
    </>
  );
}
