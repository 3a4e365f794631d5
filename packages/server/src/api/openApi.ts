import { z } from 'zod';
import type { AnyRoute } from './route.ts';

/** The whole API as an OpenAPI 3.1 document, generated from the routes. */
export const openApi = (routes: readonly AnyRoute[]): unknown => ({
  openapi: '3.1.0',
  info: {
    title: 'Warmoot',
    version: '1',
    description: 'Matches, seats and people. Every error answer says in words what was wrong.',
  },
  servers: [{ url: '/api/v1' }],
  paths: pathsOf(routes),
  components: { schemas: { Problem: PROBLEM } },
});

const PROBLEM = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'says'],
      properties: {
        code: { type: 'string' },
        says: { type: 'string', description: 'what was wrong, for a person to read' },
        rule: { type: 'string', description: 'the clause, if a rule was the reason' },
      },
    },
  },
};

const pathsOf = (routes: readonly AnyRoute[]): Record<string, Record<string, unknown>> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of routes) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operationOf(each) };
  }
  return paths;
};

const TEXT = { schema: { type: 'string' } };

const contentOf = ({ answer, stream, gives }: AnyRoute): unknown => {
  if (gives !== undefined) return Object.fromEntries(gives.map((kind) => [kind, TEXT]));
  return stream
    ? { 'text/event-stream': TEXT }
    : { 'application/json': { schema: schemaOf(answer, 'output') } };
};

const operationOf = (each: AnyRoute): unknown => {
  const { tag, says, params, query, body } = each;
  return {
    tags: [tag],
    summary: says,
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'done',
        content: contentOf(each),
      },
      default: {
        description: 'not done, and why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (place: 'path' | 'query', schema: z.ZodType | undefined): unknown[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
};
