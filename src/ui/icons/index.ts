export * from './arrows';
export * from './brands';
export * from './company';
export * from './contact';
export * from './property';
export * from './shell';
export * from './states';
export * from './unit';
export type { IconComponent, IconProps } from './icon';
