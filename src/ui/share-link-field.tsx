import { useId } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { TextInput } from './field';
import { CopyIcon } from './icons';
import { useCopy } from './share';

interface ShareLinkFieldProps {
  link: string;
  labels: {
    /** Of the field. */
    link: string;
    copy: string;
    copied: string;
  };
}

/** The link in a read-only field, with a button that copies it. */
export function ShareLinkField({ link, labels }: ShareLinkFieldProps) {
  const id = useId();
  const { copied, copy } = useCopy(link);
  return (
    <LabelledRow>
      <label htmlFor={id}>{labels.link}</label>
      <div>
        <TextInput
          id={id}
          readOnly
          dir="ltr"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" onClick={copy}>
          <CopyIcon />
          <span aria-live="polite">{copied ? labels.copied : labels.copy}</span>
        </Button>
      </div>
    </LabelledRow>
  );
}

const LabelledRow = styled.div`
  display: grid;
  gap: 6px;
  padding-block-end: 12px;
  label {
    font-size: 0.9375rem;
    font-weight: 500;
    line-height: 1.6;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  input {
    flex: 1 1 200px;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
`;
