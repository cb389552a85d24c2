/**
 * Calls `prepare` when the page is about to be printed, or its look on paper is asked for.
 * @returns stops that
 */
export function beforePrint(prepare: () => void): () => void {
  const paper = matchMedia('print');
  const onChange = () => paper.matches && prepare();
  addEventListener('beforeprint', prepare);
  paper.addEventListener('change', onChange);
  onChange();
  return () => {
    removeEventListener('beforeprint', prepare);
    paper.removeEventListener('change', onChange);
  };
}
