import { useContext, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** By what the rules apply to: a name of a class is a digest of its styles. */
const compiled = new Map<string, { css: string; rules: string[] }>();

/** The compiler of styles, which compiles the same styles once. */
function compileOnce(compile: Compile): Compile {
  const compileOrReuse = (
    css: string,
    ...scope: [selector?: string, prefix?: string, componentId?: string]
  ) => {
    const key = `${compile.hash} ${scope.join(' ')}`;
    const known = compiled.get(key);
    if (known?.css === css) return known.rules;
    const rules = compile(css, ...scope);
    compiled.set(key, { css, rules });
    return rules;
  };
  return Object.assign(compileOrReuse, { hash: compile.hash });
}

/** While prerendering: pages have most styles in common, and styled-components would compile them again for each. */
export function CompiledStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const reusing = useMemo(() => ({ ...context, stylis: compileOnce(context.stylis) }), [context]);
  return <StyleSheetContext.Provider value={reusing}>{children}</StyleSheetContext.Provider>;
}
