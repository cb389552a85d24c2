import { useEffect, useState } from 'react';
import { Button } from './button';
import { PrinterIcon } from './icons';

/** Prints the page. It disappears where the browser cannot: Firefox for Android before 114. */
export function PrintButton({ label }: { label: string }) {
  const [isAvailable, setAvailable] = useState(true);
  useEffect(() => setAvailable('print' in window), []);
  if (!isAvailable) return null;
  return (
    <Button variant="outline" small onClick={() => window.print()}>
      <PrinterIcon />
      {label}
    </Button>
  );
}
