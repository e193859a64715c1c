import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import { importPolicies } from '#shared/domain/conditional-access/import-policies.ts'
import { type PolicyBody, policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import type { PolicyTemplates } from '../use-policy-templates.ts'
import { draftOf, type TemplateDraft, textOfBody } from './template-draft.ts'

const Ways = chakra('div', { base: { display: 'grid', gap: 4, maxW: '34rem' } })
const Way = chakra('div', {
  base: {
    display: 'grid',
    gap: 1.5,
    justifyItems: 'start',
    '& h3': { fontSize: 'control', fontWeight: 'medium' },
    '& p': { fontSize: 'control', color: 'muted' },
    '& > button': { justifySelf: 'start' },
  },
})
const FileInput = chakra('input', { base: { maxW: 'full', fontSize: 'control' } })

interface BeginWithProps {
  data: PolicyTemplates
  onBegin: (draft: Partial<TemplateDraft>) => void
}

/** What a new template begins with (CA-22, CA-27). */
export function BeginWith({ data, onBegin }: BeginWithProps) {
  const t = useTexts('policyTemplates')
  const fileId = useId()
  const [hasNone, setNone] = useState(false)
  const begin = (body: PolicyBody) => onBegin({ text: textOfBody(body), name: body.displayName, prompts: [] })
  const readFile = async (file: File | undefined) => {
    if (!file) return
    const [first] = importPolicies(new Uint8Array(await file.arrayBuffer())).policies
    setNone(!first)
    if (first) begin(first.body)
  }
  return (
    <Ways>
      <Way>
        <h3>{t('editor.blank')}</h3>
        <p>{t('editor.blankHelp')}</p>
        <Button onClick={() => onBegin({ text: textOfBody(newPolicy(t('editor.newTitle'))), prompts: [] })}>
          {t('editor.blank')}
        </Button>
      </Way>
      <Way>
        <h3>{t('editor.template')}</h3>
        <ComboBox
          label={t('editor.template')}
          value={undefined}
          onChange={(id) => {
            const source = data.templates?.find((each) => each.id === id)
            if (source) onBegin(draftOf(source))
          }}
          options={(data.templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('baseline.addOne')}
          searchPlaceholder={t('baseline.find')}
          emptyText={t('baseline.noSuch')}
          wide
        />
      </Way>
      <Way>
        <h3>{t('editor.policy')}</h3>
        <ComboBox
          label={t('editor.policy')}
          value={undefined}
          onChange={(id) => {
            const source = data.policies?.find(({ row }) => row.id === id)
            if (source) begin(policyBodySchema.parse(bodyOf(source.row.policy)))
          }}
          options={(data.policies ?? []).map(({ row }) => ({
            value: row.id,
            label: `${row.policy.displayName} (${data.companyOf(row.customer_id)})`,
          }))}
          placeholder={t('editor.choosePolicy')}
          searchPlaceholder={t('deploy.find')}
          emptyText={t('deploy.noSuch')}
          wide
        />
      </Way>
      <Way>
        <h3>
          <label htmlFor={fileId}>{t('editor.file')}</label>
        </h3>
        <FileInput
          id={fileId}
          type="file"
          accept=".json,application/json"
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            void readFile(event.currentTarget.files?.[0])
          }
        />
        {hasNone ? <Callout tone="error">{t('editor.noPolicyInFile')}</Callout> : null}
      </Way>
    </Ways>
  )
}
