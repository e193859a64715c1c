import { Suspense, useCallback, useState } from 'react'
import type { PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import type { PolicyOptions } from '#shared/domain/conditional-access/validation/value-rules.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { later } from '#client/ui/later.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { useEditor } from './editor-context.ts'
import { useFindingText } from './finding-text.ts'
import { diagnosticsOf } from './json-diagnostics.ts'
import { draftOf, draftOfJson, findingsOf, policyOf } from './policy-draft.ts'

const CodeFrame = later(() => import('./code-frame.tsx').then((part) => part.CodeFrame))

interface JsonViewProps {
  /** As it stands in the tenant; undefined for a new one. */
  before: PolicyBody | undefined
  policyOptions: PolicyOptions
}

const jsonText = (policy: PolicyBody): string => JSON.stringify(policy, null, 2)

/** The policy as JSON that can be written, with the same draft as the inputs (CA-27 to CA-29). */
export function JsonView({ before, policyOptions }: JsonViewProps) {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const { form } = useEditor()
  const [isComparing, setComparing] = useState(false)
  const textOf = useFindingText()
  const diagnose = useCallback(
    (text: string) => diagnosticsOf(text, findingsOf(draftOfJson(NOTHING, text), policyOptions), textOf),
    // The words of a finding change with the language alone, which begins a page anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [policyOptions],
  )
  return (
    <>
      {before ? <Checkbox label={t('json.compare')} checked={isComparing} onChange={setComparing} /> : null}
      <Suspense fallback={<SkeletonRows rows={9} label={access('table.loading')} />}>
        <CodeFrame
          label={access('panel.json')}
          text={form.values.json ?? jsonText(policyOf(form.values))}
          onChange={(text) => form.set(draftOfJson(form.values, text))}
          diagnose={diagnose}
          comparedWith={before && isComparing ? jsonText(before) : undefined}
        />
      </Suspense>
    </>
  )
}

/** What is wrong with a text is asked of the text alone. */
const NOTHING = draftOf({ displayName: '', state: '', conditions: {} })
