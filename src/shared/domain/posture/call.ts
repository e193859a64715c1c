import type { Change } from './change.ts'
import { sources } from './sources.ts'

/** The one request that carries out a change, for the connector to send and for a person to read before it is. */
export type Call =
  | {
      transport: 'graph'
      method: 'PATCH' | 'PUT'
      version: 'v1.0' | 'beta'
      path: string
      body: Change['set']
    }
  | { transport: 'exchange'; cmdlet: string; parameters: Record<string, unknown> }

/** Throws where the source cannot be changed: then the check that asks for it is wrong. */
export function callOf({ source, object, set }: Change): Call {
  const described = sources[source]
  if (described.transport === 'graph') {
    if (!described.changePermission) throw new Error(`${source} cannot be changed`)
    const { version, changeMethod: method } = described
    // A query says what is read of a resource, and has no meaning where it is changed.
    const path = described.path.replace(/\?.*$/, '')
    return {
      transport: 'graph',
      method,
      version,
      path: object === undefined ? path : `${path}/${encodeURIComponent(object)}`,
      body: set,
    }
  }
  if (described.changeInGraph && object !== undefined) {
    const { path, bodyOf } = described.changeInGraph
    return {
      transport: 'graph',
      method: 'PATCH',
      version: 'v1.0',
      path: `${path}/${encodeURIComponent(object)}`,
      body: bodyOf(set),
    }
  }
  if (!described.changeCmdlet) throw new Error(`${source} cannot be changed`)
  return {
    transport: 'exchange',
    cmdlet: described.changeCmdlet,
    parameters: object === undefined ? set : { Identity: object, ...set },
  }
}
