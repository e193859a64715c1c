import type { RegisteredRouter } from '@tanstack/react-router'
import type { ParamsOf, RoutePath } from './route-path.ts'

type Routes = RegisteredRouter['routesByPath']
type BuiltPath = keyof Routes & RoutePath

interface To<P extends BuiltPath> {
  to: P
  search?: Routes[P]['types']['fullSearchSchemaInput']
  /** Whether it takes the place of the step before it. */
  replace?: boolean
}

/** A screen, or one thing on it: what its path names and what its address may hold follow from its definition. */
export type Target = {
  [P in BuiltPath]: P extends `${string}$${string}` ? To<P> & { params: ParamsOf<P> } : To<P>
}[BuiltPath]
