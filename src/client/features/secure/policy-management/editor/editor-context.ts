import { createContext, useContext } from 'react'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { Form } from '#client/parts/form/use-form.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { NameOf } from '../policies/value-words.ts'
import type { NamedPerson } from './choices.ts'
import type { PolicyDraft, PolicyProblem } from './policy-draft.ts'

/** What the inputs of the editor need: the draft, what can be chosen, and how it is called. */
export interface Editor {
  form: Form<PolicyDraft, PolicyProblem>
  options: AccessOptions | undefined
  people: readonly NamedPerson[]
  nameOf: NameOf
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  invariant(editor, 'inputs stand in an editor')
  return editor
}
