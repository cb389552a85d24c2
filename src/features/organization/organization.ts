import type { components } from '../../api-client/generated/schema';

type Contract = components['schemas']['Organization'];

/** Profile of the developer, prerendered or refetched. Everything but the name and the plugins may be missing. */
export type Organization = Readonly<Omit<Contract, 'plugins'>> & { readonly plugins: readonly string[] };
