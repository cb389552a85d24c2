import { Actions, ArrowLink, Button, ButtonAnchor, ButtonLink, IconButton, IconLink, Link } from '../../ui';
import { OuterTextLink, PhoneIcon, TextLink, type ButtonVariant } from '../../ui';
import { PrintButton, SaveTableButton, ShareButton, ShareIcons, ShareLinkField, ShareList } from '../../ui';
import { AllStates, OnInk, Example, type PartsProps } from '../sheet';

const onWhite: readonly ButtonVariant[] = ['primary', 'secondary', 'outline'];
const onDark: readonly ButtonVariant[] = ['white', 'ghost'];
const here = '/dev/ui';

export function ActionParts({ w }: PartsProps) {
  const row = (variants: readonly ButtonVariant[]) => (
    <Actions>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {w.action}
        </Button>
      ))}
    </Actions>
  );
  const links = (
    <Actions>
      <ArrowLink to={here}>{w.other}</ArrowLink>
      <TextLink to={here}>{w.other}</TextLink>
      <Link to={here}>{w.other}</Link>
      <OuterTextLink href="tel:0500000001">{w.name}</OuterTextLink>
    </Actions>
  );
  const icons = (
    <Actions>
      <IconButton label={w.name}>
        <PhoneIcon />
      </IconButton>
      <IconButton label={w.name} bare>
        <PhoneIcon />
      </IconButton>
      <IconLink label={w.name} href="tel:0500000001">
        <PhoneIcon />
      </IconLink>
    </Actions>
  );
  return (
    <>
      <AllStates as="Button">{row(onWhite)}</AllStates>
      <OnInk>
        <AllStates as="Button on ink">{row(onDark)}</AllStates>
        <AllStates as="ArrowLink, TextLink, OuterTextLink on ink">{links}</AllStates>
        <AllStates as="IconButton, IconLink on ink">{icons}</AllStates>
      </OnInk>
      <Example as="Button disabled, busy, small, block">
        <Actions>
          <Button disabled>{w.action}</Button>
          <Button busy>{w.action}</Button>
          <Button small>{w.action}</Button>
        </Actions>
        <Button block>{w.action}</Button>
      </Example>
      <Example as="ButtonLink, ButtonAnchor">
        <Actions>
          <ButtonLink to={here}>{w.action}</ButtonLink>
          <ButtonAnchor href="#actions" variant="outline">
            {w.other}
          </ButtonAnchor>
        </Actions>
      </Example>
      <AllStates as="ArrowLink, TextLink, OuterTextLink">{links}</AllStates>
      <AllStates as="IconButton, IconLink">{icons}</AllStates>
      <Example as="IconButton disabled">
        <IconButton label={w.name} disabled>
          <PhoneIcon />
        </IconButton>
      </Example>
      <Sharing w={w} />
    </>
  );
}

const link = 'https://www.example.com/page';

function Sharing({ w }: Pick<PartsProps, 'w'>) {
  const copying = { copy: w.action, copied: w.value };
  const labels = { whatsapp: 'WhatsApp', x: 'X', email: w.label, device: w.other };
  return (
    <Example as="ShareList, ShareIcons, ShareLinkField, ShareButton, PrintButton, SaveTableButton">
      <ShareLinkField link={link} labels={{ link: w.label, ...copying }} />
      <ShareList title={w.title} link={link} labels={labels} />
      <Actions>
        <ShareIcons title={w.title} link={link} labels={{ ...labels, ...copying }} />
      </Actions>
      <Actions>
        <ShareButton title={w.title} link={link} labels={{ share: w.action, copied: w.value }} />
        <PrintButton label={w.action} />
        <SaveTableButton
          label={w.other}
          title={w.title}
          read={() => [[w.label], [w.value]]}
          failed={w.label}
        />
      </Actions>
    </Example>
  );
}
