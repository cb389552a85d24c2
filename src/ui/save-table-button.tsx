import { useState } from 'react';
import { fileName, saveFile } from '../browser/save-file';
import { withProgress } from '../browser/progress';
import { useLocale } from '../i18n';
import { toCsv } from '../lib/csv';
import { Button } from './button';
import { FileDownIcon } from './icons';
import { showToast } from './toast';

type TableRows = readonly (readonly (string | number | undefined)[])[];

interface SaveTableButtonProps {
  label: string;
  /** Name of the file, without its extension. */
  title: string;
  /** The table with its headings; undefined where it cannot be read now. */
  read: () => TableRows | undefined | Promise<TableRows | undefined>;
  /** Said where it cannot be read. */
  failed: string;
}

/** Saves a table as CSV, split as spreadsheets in the language of the page expect it. */
export function SaveTableButton({ label, title, read, failed }: SaveTableButtonProps) {
  const { code } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const rows = await withProgress(Promise.resolve(read()));
    setBusy(false);
    if (!rows) return void showToast(failed);
    const csv = toCsv(rows, code === 'ar' ? ';' : ',');
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName(title, 'csv'));
  };
  return (
    <Button variant="outline" small busy={isBusy} onClick={() => void save()}>
      <FileDownIcon />
      {label}
    </Button>
  );
}
