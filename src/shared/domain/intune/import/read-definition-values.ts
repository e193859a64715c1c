import { type ImportNote, noteOf } from '../../conditional-access/import/import-note.ts'
import { isMembers, type Members } from '../../conditional-access/import/is-members.ts'
import { pathTo } from '../../conditional-access/import/path-to.ts'
import { objectsIn } from './objects-in.ts'

/** https://learn.microsoft.com/graph/api/resources/intune-grouppolicy-grouppolicydefinitionvalue */
const DEFINITIONS = 'https://graph.microsoft.com/beta/deviceManagement/groupPolicyDefinitions'
const DEFINITION = /groupPolicyDefinitions\('([^']+)'\)/
const PRESENTATION = /presentations\('([^']+)'\)/
/** What the vendor says of a value by itself. */
const OWN = ['id', 'createdDateTime', 'lastModifiedDateTime']

/**
 * The values of an administrative template as the vendor takes them: each refers to its definition, and each part of it to what shows it.
 * The vendor answers with copies of these in place of references. What refers to nothing is left out and told.
 */
export const readDefinitionValues = (values: unknown, path: string, notes: ImportNote[]): Members[] =>
  objectsIn(values, path, notes).flatMap(([value, at]) => {
    const definitionId = idIn(value, 'definition', DEFINITION)
    if (definitionId === undefined) return leftOut(value, at, notes)
    const address = `${DEFINITIONS}('${definitionId}')`
    const { presentationValues, ...others } = withoutOwn(value, 'definition')
    const place = pathTo(at, 'presentationValues')
    const parts = objectsIn(presentationValues, place, notes).flatMap(([part, partAt]) => {
      const id = idIn(part, 'presentation', PRESENTATION)
      if (id === undefined) return leftOut(part, partAt, notes)
      const reference = { 'presentation@odata.bind': `${address}/presentations('${id}')` }
      return [{ ...withoutOwn(part, 'presentation'), ...reference }]
    })
    return [{ ...others, 'definition@odata.bind': address, presentationValues: parts }]
  })

function leftOut(value: Members, path: string, notes: ImportNote[]): Members[] {
  notes.push(noteOf(path, 'notInList', value))
  return []
}

/** The id of what a value refers to, by its address or by a copy of it. */
function idIn(value: Members, name: string, pattern: RegExp): string | undefined {
  const { [`${name}@odata.bind`]: address, [name]: copy } = value
  if (typeof address === 'string') return pattern.exec(address)?.[1]
  const id = isMembers(copy) ? copy['id'] : undefined
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined
}

const withoutOwn = (value: Members, name: string): Members =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([member]) => !OWN.includes(member) && member !== name && member !== `${name}@odata.bind`,
    ),
  )
