import { z } from 'zod'
import { alertRaisedSchema } from '#shared/contract/alert-webhook.ts'
import { describeAccess, type Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { errorBodySchema, type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'

/** Refusals that every call can give. */
const EVERYWHERE: readonly ErrorCode[] = ['sessionUnverified', 'noPermission', 'unexpected']

/** And every call that takes JSON. */
const BODY: readonly ErrorCode[] = ['notJson', 'malformedBody']

/** The OpenAPI 3.1 document of every call in the contract. `server` is the address that the API is served under. */
export function openApiDocument(server: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(operationId, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Castellan API', version: '1' },
    servers: [{ url: server }],
    security: [{ identityToken: [] }],
    paths,
    webhooks: {
      alertRaised: {
        post: {
          operationId: 'alertRaised',
          summary:
            'Posted to the address of the organization when an alert is told, signed as Standard Webhooks are.',
          requestBody: { content: { 'application/json': { schema: jsonSchema(alertRaisedSchema) } } },
          responses: { '2XX': { description: 'Taken. After 410 it is called no more.' } },
        },
      },
    },
    components: {
      securitySchemes: { identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorBodySchema) },
    },
  }
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function operation(operationId: string, endpoint: Endpoint) {
  const { access, status = 200, media = 'application/json' } = endpoint
  return {
    operationId,
    summary: endpoint.summary,
    description: describeAccess(access),
    ...(access === 'public' ? { security: [] } : {}),
    tags: [endpoint.path.split('/')[1]],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.isCommand ? commandHeaders(endpoint.method) : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [status]: {
        description: 'Success',
        ...(status === 204
          ? {}
          : {
              content: {
                [media]: { schema: endpoint.answer ? jsonSchema(endpoint.answer) : { type: 'string' } },
              },
            }),
      },
      ...refusals([...EVERYWHERE, ...(endpoint.body ? BODY : []), ...(endpoint.errors ?? [])]),
    },
  }
}

function requestBody({ body, upload }: Endpoint) {
  if (!body && !upload) return {}
  const content = body
    ? { 'application/json': { schema: jsonSchema(body, 'input') } }
    : Object.fromEntries((upload?.media ?? []).map((media) => [media, { schema: { type: 'string' } }]))
  return { requestBody: { required: true, content } }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(member as z.ZodType, 'input'),
  }))
}

function commandHeaders(method: Endpoint['method']) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  })
  return [
    header('Idempotency-Key', 'A UUID. A request that is sent again with the same key is carried out once.'),
    ...(method === 'POST' ? [] : [header('If-Match', 'The ETag of the row that the change was made on.')]),
  ]
}

function refusals(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => [
      status,
      {
        description: these.map((code) => `${code}: ${errorCatalogue[code].message}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
