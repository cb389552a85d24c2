import { useEffect, useState } from 'react';
import { limits } from '../../api-client/generated/contract-values';
import { searchedParameter } from '../../lib/routes';
import type { EnquiryKind } from './forms';

/**
 * What a visitor who registers interest has searched for, in words: from the address of the page, after hydration. Undefined
 * for other enquiries.
 */
export function useSearchWords(kind: EnquiryKind): string | undefined {
  const [words, setWords] = useState('');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(searchedParameter) ?? '';
    setWords([...asked.trim()].slice(0, limits.SearchWords.maxLength).join(''));
  }, []);
  return kind === 'interest' || kind === 'project_interest' ? words || undefined : undefined;
}
