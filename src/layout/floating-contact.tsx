/**
 * The button that is always at hand: a call, or a chat about what the page shows. A native popover, so it opens before
 * the page is awake and without JavaScript, closes by Escape and by a click elsewhere, and gives the focus back.
 */
import { useEffect, useId, useRef } from 'react';
import { callNumber, useChatNumber, useChatText, useOrganization } from '../features/organization';
import { useTranslation } from '../i18n';
import { telHref, whatsappHref } from '../lib/phone';
import { ChatIcon, CloseIcon, PhoneIcon, WhatsAppIcon } from '../ui';
import { Opener, Row, Rows } from './floating-contact.styles';

interface FloatingContactProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Nothing without a profile, or with one that has no number to reach. */
export function FloatingContact({ open, onToggle }: FloatingContactProps) {
  const { t } = useTranslation();
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const organization = useOrganization();
  const call = organization && callNumber(organization);
  const chat = useChatNumber();
  const text = useChatText();
  const reachable = Boolean(call ?? chat);

  useEffect(() => {
    const popover = rows.current;
    if (!popover || !knowsPopovers()) return undefined;
    const look = () => {
      const button = popover.previousElementSibling?.getBoundingClientRect();
      if (button) popover.style.setProperty('--below', `${window.innerHeight - button.bottom}px`);
      onToggle(isOpen(popover));
    };
    look(); // it may have been opened before the page was awake
    popover.addEventListener('toggle', look);
    return () => popover.removeEventListener('toggle', look);
  }, [onToggle, reachable]);

  if (!reachable) return null;
  return (
    <aside aria-label={t('contactButton.open')}>
      <Opener
        type="button"
        aria-label={t('contactButton.open')}
        aria-expanded={open}
        aria-controls={id}
        {...{ popovertarget: id }}
        onClick={() => knowsPopovers() || onToggle(!open)}
      >
        {open ? <CloseIcon size={26} /> : <ChatIcon size={26} />}
      </Opener>
      <Rows ref={rows} id={id} {...{ popover: 'auto' }} data-open={open || undefined}>
        {call && (
          <li>
            <Row href={telHref(call)}>
              <PhoneIcon />
              {t('contactButton.call')}
            </Row>
          </li>
        )}
        {chat && (
          <li>
            <Row href={whatsappHref(chat, text)} rel="noopener">
              <WhatsAppIcon />
              {t('contactButton.chat')}
            </Row>
          </li>
        )}
      </Rows>
    </aside>
  );
}

const isOpen = (popover: HTMLElement) => popover.matches(':popover-open');

/** Safari 17 and Chrome 114 are the first that do; before them the button shows and hides the rows itself. */
const knowsPopovers = () => 'popover' in HTMLElement.prototype;
