// Generated from openapi/public-api.yaml by `npm run api -- types`. Do not edit.

import type { Shape, ShapeName } from '../check/shape';

/** What good answers and problems are made of, by schema name. */
export const shapes: Readonly<Record<string, Exclude<Shape, ShapeName>>> = {
  OrganizationResponse: { type: 'object', required: { data: 'Organization' } },
  Organization: {
    type: 'object',
    required: { name: 'LocalizedText', plugins: { type: 'array', items: { type: 'string' } } },
    optional: {
      legal_name: 'LocalizedText',
      phone1: { type: 'string' },
      phone2: { type: 'string' },
      whatsapp: { type: 'string' },
      email: { type: 'string', format: 'email' },
      address: 'LocalizedText',
      instagram: { type: 'string' },
      twitter: { type: 'string' },
      youtube: { type: 'string' },
      care_site_url: { type: 'string', format: 'uri' },
      founded_year: { type: 'integer', minimum: 1800, maximum: 2100 },
      licence_number: { type: 'string' },
      commercial_registration: { type: 'string', pattern: '^[0-9]{10}$' },
      vat_number: { type: 'string', pattern: '^3[0-9]{13}3$' },
      national_address: { type: 'string', pattern: '^[A-Z]{4}[0-9]{4}$' },
    },
  },
  LocalizedText: { type: 'object', required: { ar: { type: 'string' }, en: { type: 'string' } } },
  LatestProjectsResponse: { type: 'object', required: { data: { type: 'array', items: 'ProjectSummary' } } },
  ProjectSummary: {
    type: 'object',
    required: {
      id: { type: 'string', minLength: 1 },
      slug: { type: 'string', maxLength: 100, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      name: 'LocalizedText',
      status: 'ProjectStatus',
      city: 'LocalizedText',
      district: 'LocalizedText',
      summary: 'LocalizedText',
      available_units: { type: 'integer', minimum: 0, maximum: 1000000 },
      total_units: { type: 'integer', minimum: 0, maximum: 1000000 },
      published_at: { type: 'string', format: 'date-time' },
      updated_at: { type: 'string', format: 'date-time' },
    },
    optional: {
      cover: 'Image',
      coordinates: 'Coordinates',
      launch_date: { type: 'string', format: 'date-time', pattern: '^(19|20|21)' },
      handover_date: { type: 'string', format: 'date', pattern: '^(19|20|21)' },
      delivered_on: { type: 'string', format: 'date', pattern: '^(19|20|21)' },
      licence: 'Licence',
      rooms: 'NumberRange',
      total_area: 'NumberRange',
      price_from: { type: 'integer', minimum: 0, maximum: 1000000000 },
    },
  },
  Image: {
    type: 'object',
    required: { url: { type: 'string', format: 'uri' }, alt: 'LocalizedText' },
    optional: {
      width: { type: 'integer', minimum: 1, maximum: 2147483647 },
      height: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
  },
  Coordinates: {
    type: 'object',
    required: {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
    },
  },
  Licence: {
    type: 'object',
    required: {
      kind: 'LicenceKind',
      number: { type: 'string', minLength: 1 },
      expires_at: { type: 'string', format: 'date', pattern: '^(19|20|21)' },
      url: { type: 'string', format: 'uri' },
    },
  },
  LicenceKind: { type: 'string', enum: ['advertising', 'off_plan'] },
  NumberRange: {
    type: 'object',
    required: {
      min: { type: 'number', minimum: 0, maximum: 100000 },
      max: { type: 'number', minimum: 0, maximum: 100000 },
    },
  },
  ProjectStatus: {
    type: 'string',
    enum: ['Draft', 'Under_Construction', 'Soon_Sale', 'For_Sale', 'Completed'],
  },
  Problem: {
    type: 'object',
    required: { title: { type: 'string' }, status: { type: 'integer', maximum: 599 } },
    optional: {
      type: { type: 'string' },
      detail: { type: 'string' },
      instance: { type: 'string' },
      errors: { type: 'array', items: 'FieldError' },
    },
  },
  FieldError: {
    type: 'object',
    required: { field: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
  },
};

/** The schema of what each call answers. */
export const answers: Readonly<Record<string, string>> = {
  'GET /public/organizations/me': 'OrganizationResponse',
  'GET /public/projects/latest': 'LatestProjectsResponse',
};
