// Generated from openapi/public-api.yaml by `npm run api:types`. Do not edit.

import type { Shape, ShapeName } from './shape';

/** What good answers and problems are made of, by schema name. */
export const recordShapes: Readonly<Record<string, Exclude<Shape, ShapeName>>> = {
  ProjectResponse: { type: 'object', required: { data: 'Project' } },
  Project: {
    type: 'object',
    required: {
      id: { type: 'string', minLength: 1 },
      slug: { type: 'string', maxLength: 100, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      name: 'LocalizedText',
      status: 'ProjectStatus',
      city: 'LocalizedText',
      district: 'LocalizedText',
      summary: 'LocalizedText',
      available_units: { type: 'integer', minimum: 0, maximum: 2147483647 },
      total_units: { type: 'integer', minimum: 0, maximum: 2147483647 },
      published_at: { type: 'string', format: 'date-time' },
      updated_at: { type: 'string', format: 'date-time' },
      description: 'LocalizedText',
      gallery: { type: 'array', items: 'Image' },
      advantages: { type: 'array', items: 'Advantage' },
      guarantees: { type: 'array', items: 'Guarantee' },
      after_sales_services: { type: 'array', items: 'Advantage' },
      nearby_services: { type: 'array', items: 'NearbyService' },
      buildings: { type: 'array', items: 'Building' },
    },
    optional: {
      cover: 'Image',
      coordinates: 'Coordinates',
      launch_date: { type: 'string', format: 'date-time' },
      handover_date: { type: 'string', format: 'date' },
      delivered_on: { type: 'string', format: 'date' },
      licence: 'Licence',
      rooms: 'NumberRange',
      total_area: 'NumberRange',
      price_from: { type: 'integer', minimum: 0, maximum: 2147483647 },
      brochure_url: { type: 'string', format: 'uri' },
      whatsapp: { type: 'string' },
      payment_plan: 'PaymentPlan',
      service_charge: { type: 'number', minimum: 0 },
      progress: { type: 'array', items: 'ProgressReport' },
      viewings: { type: 'array', items: 'Viewing' },
    },
  },
  PaymentPlan: { type: 'object', required: { steps: { type: 'array', items: 'PaymentStep' } } },
  PaymentStep: {
    type: 'object',
    required: { title: 'LocalizedText', percent: { type: 'number', exclusiveMinimum: 0, maximum: 100 } },
    optional: { due_on: { type: 'string', format: 'date' }, event: 'PaymentEvent' },
  },
  PaymentEvent: {
    type: 'string',
    enum: ['reservation', 'contract', 'milestone', 'handover', 'title_transfer'],
  },
  ProgressReport: {
    type: 'object',
    required: {
      date: { type: 'string', format: 'date' },
      text: 'LocalizedText',
      photos: { type: 'array', items: 'Image' },
    },
    optional: { percent: { type: 'integer', minimum: 0, maximum: 100 } },
  },
  Viewing: {
    type: 'object',
    required: {
      id: { type: 'string', minLength: 1 },
      starts_at: { type: 'string', format: 'date-time' },
      ends_at: { type: 'string', format: 'date-time' },
    },
    optional: { place: 'LocalizedText' },
  },
  Advantage: { type: 'object', required: { title: 'LocalizedText', text: 'LocalizedText' } },
  Guarantee: {
    type: 'object',
    required: { title: 'LocalizedText', years: { type: 'number', exclusiveMinimum: 0, maximum: 30 } },
    optional: { text: 'LocalizedText' },
  },
  NearbyService: {
    type: 'object',
    required: {
      category: 'NearbyCategory',
      name: 'LocalizedText',
      distance: { type: 'integer', minimum: 0, maximum: 2147483647 },
    },
    optional: { coordinates: 'Coordinates' },
  },
  NearbyCategory: {
    type: 'string',
    enum: ['mosque', 'school', 'shopping', 'hospital', 'park', 'transit', 'road', 'airport'],
  },
  Building: {
    type: 'object',
    required: {
      id: { type: 'string', minLength: 1 },
      name: 'LocalizedText',
      units: { type: 'array', items: 'Unit' },
    },
  },
  LookupListResponse: { type: 'object', required: { data: { type: 'array', items: 'Lookup' } } },
  Lookup: {
    type: 'object',
    required: { id: { type: 'string', minLength: 1, maxLength: 50 }, label: 'LocalizedText' },
    optional: { parent_id: { type: 'string' } },
  },
};

/** The schema of what each call answers. */
export const recordAnswers: Readonly<Record<string, string>> = {
  'GET /public/projects/{id}': 'ProjectResponse',
  'GET /public/lookups/{category}': 'LookupListResponse',
};
