import {
  Accordion,
  AccordionItem,
  AsOfLine,
  Breadcrumb,
  Chip,
  Disclosure,
  Facts,
  FeatureList,
  Lead,
  Meta,
  Note,
  Num,
} from '../../ui';
import { CheckIcon, Price, Prose, RiyalText, SectionHeader, TextLink, VisuallyHidden } from '../../ui';
import type { ChipTone, NoteTone } from '../../ui';
import { AllStates, Example, type PartsProps } from '../sheet';

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
      <AllStates as="Breadcrumb">
        <Breadcrumb label={w.other} crumbs={[{ label: w.other, to: here }, { label: w.title }]} />
      </AllStates>
      <Example as="SectionHead with lead and aside">
        <SectionHeader heading={w.title} lead={w.long} aside={<TextLink to={here}>{w.other}</TextLink>} />
      </Example>
      <Example as="Lead">
        <Lead>{w.long}</Lead>
      </Example>
      <Example as="Num, Price, RiyalText, Meta, VisuallyHidden">
        <Num>050 000 0001</Num>
        <Price text={w.price} amount={w.amount} />
        <RiyalText text={w.price} />
        <Meta>
          <span>{w.place}</span>
          <span>{w.short}</span>
        </Meta>
        <VisuallyHidden>{w.hint}</VisuallyHidden>
      </Example>
      {chips.map((tone) => (
        <Example key={tone} as={`Chip ${tone}`}>
          <Chip $tone={tone}>{w.short}</Chip>
        </Example>
      ))}
      {notes.map((tone) => (
        <Example key={tone} as={`Note ${tone}`}>
          <Note tone={tone} title={w.title}>
            {w.long}
          </Note>
        </Example>
      ))}
      <Example as="AsOfLine">
        <AsOfLine>{w.long}</AsOfLine>
      </Example>
      <Example as="Facts">
        <Facts facts={w.choices.map((name) => ({ name, value: w.amount }))} />
      </Example>
      <Example as="FeatureList">
        <FeatureList features={features} />
      </Example>
      <AllStates as="Accordion, AccordionItem closed and open">{accordion}</AllStates>
      <AllStates as="Disclosure">
        <Disclosure>
          <summary>{w.title}</summary>
          {w.long}
        </Disclosure>
      </AllStates>
      <Example as="Prose">
        <Prose html={w.html} />
      </Example>
    </>
  );
}
