import { randomUUID } from 'node:crypto'
import type { Item } from '../../tenant/settings.ts'
import { badRequest, isObject, listIn, named } from '../conditional-access/refusals.ts'
import type { GraphAnswer, GraphRequest } from '../graph-request.ts'

const DEFINITION = /groupPolicyDefinitions\('([\w-]+)'\)$/
const PRESENTATION = /groupPolicyDefinitions\('[\w-]+'\)\/presentations\('([\w-]+)'\)$/

/** Changes what an administrative template sets. https://learn.microsoft.com/graph/api/intune-grouppolicy-grouppolicyconfiguration-updatedefinitionvalues */
export function updateDefinitionValues({ body, now }: GraphRequest, policy: Item): GraphAnswer {
  if (!isObject(body)) throw badRequest('Empty Payload. JSON content expected.')
  const before = itemsIn(policy, 'definitionValues')
  const deleted = listIn(body, 'deletedIds')
  const unknown = deleted.find((id) => !named(before, id))
  if (unknown !== undefined) throw badRequest(`The policy has no definition value '${unknown}'.`)
  if (itemsIn(body, 'updated').length > 0) throw badRequest('Updated values are not pretended here.')
  const time = new Date(now).toISOString()
  const added = itemsIn(body, 'added').map((value) => readValue(value, time))
  const after = [...before.filter(({ id }) => !deleted.includes(String(id))), ...added]
  const definitions = after.map(({ definition }) => JSON.stringify(definition))
  if (new Set(definitions).size < definitions.length)
    throw badRequest('A definition has one value in a policy.')
  policy['definitionValues'] = after
  return { status: 204 }
}

function readValue(value: Item, time: string): Item {
  const { 'definition@odata.bind': reference, presentationValues: _, ...others } = value
  const times = { createdDateTime: time, lastModifiedDateTime: time }
  return {
    enabled: false,
    configurationType: 'policy',
    ...structuredClone(others),
    id: randomUUID(),
    ...times,
    definition: { id: idIn(reference, DEFINITION) },
    presentationValues: itemsIn(value, 'presentationValues').map((part) => {
      const { 'presentation@odata.bind': shown, ...members } = part
      const presentation = { id: idIn(shown, PRESENTATION) }
      return { ...structuredClone(members), id: randomUUID(), ...times, presentation }
    }),
  }
}

function idIn(reference: unknown, pattern: RegExp): string {
  const [, id] = typeof reference === 'string' ? (pattern.exec(reference) ?? []) : []
  if (id === undefined) throw badRequest('A value has to refer to its definition by @odata.bind.')
  return id
}

function itemsIn(item: Item, name: string): Item[] {
  const list: unknown = item[name] ?? []
  if (!Array.isArray(list) || !list.every(isObject)) throw badRequest(`${name} has to be a list of objects.`)
  return list
}

/** What an administrative template sets, with as much beside it as was asked for. */
export const shownValues = (values: readonly Item[], inner: string): Item[] =>
  values.map(({ definition, presentationValues, ...value }) => ({
    ...value,
    ...(/\bdefinition\b/.test(inner) ? { definition } : {}),
    ...(inner.includes('presentationValues') ? { presentationValues } : {}),
  }))
