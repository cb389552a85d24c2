import { useEffect, useId, useRef, useState } from 'react';
import { callNumber, useChatNumber, useChatText, useOrganization } from '../features/organization';
import { useTranslation } from '../i18n';
import { telHref, whatsappHref } from '../lib/phone';
import { ChatIcon, CloseIcon, PhoneIcon, WhatsAppIcon } from '../ui';
import { BackToTop } from './back-to-top';
import { Row, Rows, ToggleButton } from './floating-buttons.styles';

/** The contact button, and on long pages the button that leads back to the top. */
export function FloatingButtons({ backToTop }: { backToTop: boolean }) {
  const [open, setOpen] = useState(false);
  const organization = useOrganization();
  return (
    <>
      {backToTop && <BackToTop hidden={open} />}
      {organization && <ContactButton open={open} onToggle={setOpen} />}
    </>
  );
}

interface ContactButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * A call, or a chat about what the page shows; nothing where the profile has no number. A native popover, so it opens
 * before hydration and without JavaScript, closes by Escape and by a click elsewhere, and returns the focus.
 */
function ContactButton({ open, onToggle }: ContactButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const organization = useOrganization();
  const call = organization && callNumber(organization);
  const chat = useChatNumber();
  const text = useChatText();
  const hasNumber = Boolean(call ?? chat);

  useEffect(() => {
    const popover = rows.current;
    if (!popover || !supportsPopover()) return undefined;
    const update = () => {
      const button = popover.previousElementSibling?.getBoundingClientRect();
      if (button) popover.style.setProperty('--below', `${window.innerHeight - button.bottom}px`);
      onToggle(isOpen(popover));
    };
    update(); // it may have been opened before hydration
    popover.addEventListener('toggle', update);
    return () => popover.removeEventListener('toggle', update);
  }, [onToggle, hasNumber]);

  if (!hasNumber) return null;
  return (
    <aside aria-label={t('contactButton.open')}>
      <ToggleButton
        type="button"
        aria-label={t('contactButton.open')}
        aria-expanded={open}
        aria-controls={id}
        {...{ popovertarget: id }}
        onClick={() => supportsPopover() || onToggle(!open)}
      >
        {open ? <CloseIcon size={26} /> : <ChatIcon size={26} />}
      </ToggleButton>
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

/** From Safari 17 and Chrome 114; in older browsers the button shows and hides the rows itself. */
const supportsPopover = () => 'popover' in HTMLElement.prototype;
