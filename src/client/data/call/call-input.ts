import type { z } from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Places } from './address.ts'

/** Required where something in it is; read from outside, so that a default may be left out. */
type Part<Name extends string, Value> = {} extends Value ? { [N in Name]?: Value } : { [N in Name]: Value }

type Flat<T> = { [K in keyof T]: T[K] }

/** What may be left out is what the server fills in; the values are those that it works with. */
type FilledInput<S extends z.ZodObject> = {
  [K in keyof z.input<S>]: K extends keyof z.output<S> ? z.output<S>[K] : never
}

type ParamsOf<E extends Endpoint> = E extends { params: infer S extends z.ZodObject }
  ? { params: z.input<S> }
  : { params?: never }
type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodObject }
  ? Part<'query', FilledInput<S>>
  : { query?: never }
type BodyOf<E extends Endpoint> = E extends { upload: object }
  ? { body: Blob }
  : E extends { body: infer S extends z.ZodType }
    ? { body: z.input<S> }
    : { body?: never }

/** What an endpoint is asked with, and what gives up on it. */
export type CallInput<E extends Endpoint> = Flat<
  ParamsOf<E> & QueryOf<E> & BodyOf<E> & { signal?: AbortSignal | undefined }
>

/** What has to be said to call an endpoint; nothing where it needs nothing. */
export type CallArguments<E extends Endpoint> =
  {} extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** What an endpoint answers. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** The same without its endpoint, for what carries it. */
export interface AnyInput extends Places {
  body?: unknown
  signal?: AbortSignal | undefined
}
