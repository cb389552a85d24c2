import { useMemo } from 'react';
import { fromBuild, type RecordNode } from '../domain/views/prerendered-files';

/** A record that a query gave, as its page shows it; null without one. @typeParam View of `src/domain/views` */
export const useFromBuild = <View extends object>(node: RecordNode | null): View | null =>
  useMemo(() => node && fromBuild<View>(node), [node]);

/** Records that a query gave, as lists and cards show them. @typeParam View of `src/domain/views` */
export const useRowsFromBuild = <View extends object>(nodes: readonly RecordNode[]): readonly View[] =>
  useMemo(() => nodes.map((node) => fromBuild<View>(node)), [nodes]);
