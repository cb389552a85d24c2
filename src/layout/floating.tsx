/** What floats over every page: the contact button, and on long pages the way back to the top. */
import { useState } from 'react';
import { useOrganisation } from '../features/organisation';
import { BackToTop } from './back-to-top';
import { FloatingContact } from './floating-contact';

export function Floating({ backToTop }: { backToTop: boolean }) {
  const [open, setOpen] = useState(false);
  const organisation = useOrganisation();
  return (
    <>
      {backToTop && <BackToTop yielding={open} />}
      {organisation && <FloatingContact open={open} onToggle={setOpen} />}
    </>
  );
}
