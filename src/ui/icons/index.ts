export * from './generated/arrows';
export * from './generated/brands';
export * from './generated/company';
export * from './generated/contact';
export * from './generated/property';
export * from './generated/shell';
export * from './generated/states';
export * from './generated/unit';
export type { IconComponent, IconProps } from './icon';
