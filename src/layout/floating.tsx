/** What floats over every page: the contact button, and on long pages the way back to the top. */
import { useState } from 'react';
import { useOrganization } from '../features/organization';
import { BackToTop } from './back-to-top';
import { FloatingContact } from './floating-contact';

export function Floating({ backToTop }: { backToTop: boolean }) {
  const [open, setOpen] = useState(false);
  const organization = useOrganization();
  return (
    <>
      {backToTop && <BackToTop yielding={open} />}
      {organization && <FloatingContact open={open} onToggle={setOpen} />}
    </>
  );
}
