import type { ReactNode } from 'react';
import styled from 'styled-components';
import { QrCode } from './qr-code';

interface PrintedSourceProps {
  /** Address of the page, as it is printed. */
  link: string;
  /** Address in the code, where it says more than the printed one. */
  code?: string | undefined;
  /** What the code is for. */
  scan: string;
  /** Whose page it is and of when, as paragraphs. */
  children: ReactNode;
}

/** On paper only: where the sheet comes from, of when it is, and a code that leads to what is so now. */
export const PrintedSource = ({ link, code = link, scan, children }: PrintedSourceProps) => (
  <Paper>
    <QrCode text={code} label={scan} size={72} onPaper />
    <div>
      {children}
      <p>{scan}</p>
      <p dir="ltr">{link}</p>
    </div>
  </Paper>
);

/** What stands below each other on a screen, beside each other on paper. */
export const PrintedColumns = styled.div`
  display: contents;
  @media print {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s4);
    break-inside: avoid;
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 12px;
    font-size: 8pt;
    line-height: 1.5;
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
`;
