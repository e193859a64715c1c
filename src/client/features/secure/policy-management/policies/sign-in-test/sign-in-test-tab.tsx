import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { watchAccessOptions } from '#client/data/nouns/secure/access-policies.ts'
import { watchPeople } from '#client/data/nouns/secure/emergency-accounts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import type { PoliciesAddress } from '../policies-address.ts'
import { createNames } from '../value-words.ts'
import { answerOf, type AnswerOrReason } from './answers.ts'
import { CompanyAnswer } from './company-answer.tsx'
import { EveryCompany } from './every-company.tsx'
import { LabelledCombo } from './labelled.tsx'
import { notAskedText } from './not-asked-text.ts'
import { askOf, type Question, questionOf } from './question.ts'
import { QuestionForm } from './question-form.tsx'
import { useTenants } from './use-tenants.ts'

const Page = chakra('div', { base: { display: 'grid', gap: 4, minW: 0 } })

export interface TestTabProps {
  address: PoliciesAddress
  onAddress: (change: Partial<PoliciesAddress>) => void
  /** That of the path; undefined where it is of all companies. */
  companyId: string | undefined
  companyIds: readonly string[]
  companyOf: (id: string) => string
  views: readonly View<'accessPolicy'>[] | undefined
  tabs: ReactNode
}

/** What would happen if somebody signed in like this: at one company in full, and at all of them. */
export function SignInTestTab({ address, onAddress, companyId, companyOf, tabs, ...rest }: TestTabProps) {
  const t = useTexts('signInTest')
  const question = questionOf(address.ask)
  const shownId = companyId ?? question.company
  const options = useWatched(watchAccessOptions, shownId ?? '')
  const people = useWatched(watchPeople, shownId ?? '')
  const tenants = useTenants(rest.companyIds, rest.views)
  const employee = people?.find(({ id }) => id === question.id)
  const answers = useMemo(
    () =>
      new Map<string, AnswerOrReason>(
        [...tenants].map(([id, tenant]) => [
          id,
          answerOf(question, tenant, id === shownId ? employee : undefined),
        ]),
      ),
    // The address is read anew with each of its changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [tenants, JSON.stringify(question), shownId, employee],
  )
  const change = (next: Question) => onAddress({ ask: askOf({ ...question, ...next }) })
  const open = (customerId: string, vendorId: string) => {
    const view = rest.views?.find(({ row }) => row.customer_id === customerId && row.policy.id === vendorId)
    if (view) onAddress({ tab: undefined, open: view.row.id })
  }
  const isDone = answers.size >= rest.companyIds.length
  return (
    <Page>
      {tabs}
      <Quiet>{t('purpose')}</Quiet>
      <QuestionForm
        question={question}
        onChange={change}
        options={options}
        people={people}
        first={
          companyId === undefined ? (
            <CompanyField value={question.company} onChange={change} {...rest} companyOf={companyOf} />
          ) : null
        }
      />
      <Tools question={question} companyId={companyId} onClear={() => onAddress({ ask: undefined })} />
      {shownId === undefined ? null : (
        <Shown
          companyId={shownId}
          company={companyOf(shownId)}
          answer={answers.get(shownId)}
          hasDefaults={hasDefaultsOf(tenants.get(shownId))}
          options={options}
          people={people}
          onOpen={(vendorId) => open(shownId, vendorId)}
        />
      )}
      {companyId === undefined ? (
        <>
          <div role="status">
            <Quiet>
              {isDone
                ? t('asked', { count: rest.companyIds.length })
                : t('asking', { done: answers.size, total: rest.companyIds.length })}
            </Quiet>
          </div>
          <EveryCompany
            answers={answers}
            companyOf={companyOf}
            onCompany={(company) => change({ company })}
            onPolicy={open}
          />
        </>
      ) : null}
    </Page>
  )
}

const hasDefaultsOf = (tenant: ReturnType<ReturnType<typeof useTenants>['get']>) =>
  tenant !== undefined && 'hasDefaults' in tenant && tenant.hasDefaults

function CompanyField({
  value,
  onChange,
  companyIds,
  companyOf,
}: Pick<TestTabProps, 'companyIds' | 'companyOf'> & {
  value: string | undefined
  onChange: (change: Question) => void
}) {
  const t = useTexts('signInTest')
  const options = useMemo(
    () =>
      companyIds
        .map((id) => ({ value: id, label: companyOf(id) }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [companyIds, companyOf],
  )
  return (
    <LabelledCombo
      label={t('fields.company')}
      value={value ?? ''}
      onChange={(company) => onChange({ company: company || undefined })}
      first={{ value: '', label: t('everyCompany') }}
      options={options}
      placeholder={t('everyCompany')}
      searchPlaceholder={t('find')}
      emptyText={t('noSuch')}
    />
  )
}

/** The way to all companies, to a colleague, and back to what is usual. */
function Tools({
  question,
  companyId,
  onClear,
}: {
  question: Question
  companyId: string | undefined
  onClear: () => void
}) {
  const t = useTexts('signInTest')
  const words = useTexts('words')
  const go = useGo()
  return (
    <Tags>
      <CopyButton text={window.location.href} label={t('copyLink')} copiedLabel={words('copied')} />
      {companyId === undefined ? null : (
        <Button
          onClick={() =>
            go({
              to: '/secure/policy-management/policies',
              search: { tab: 'test', ask: askOf({ ...question, company: companyId }) },
            })
          }
        >
          {t('askEvery')}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </Tags>
  )
}

interface ShownProps {
  companyId: string
  company: string
  answer: AnswerOrReason | undefined
  hasDefaults: boolean
  options: Parameters<typeof createNames>[1]
  people: Parameters<typeof createNames>[2] | undefined
  onOpen: (vendorId: string) => void
}

/** The answer of the chosen company, or why there is none. */
function Shown({ company, answer, hasDefaults, options, people, onOpen }: ShownProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const nameOf = useMemo(() => createNames(access, options, people), [access, options, people])
  if (!answer) return <SkeletonRows rows={4} label={access('table.loading')} />
  if ('reason' in answer)
    return (
      <Callout tone="info" title={t('cannotAsk', { company })}>
        {notAskedText(answer.reason, t, access)}
      </Callout>
    )
  return (
    <CompanyAnswer
      company={company}
      answer={answer}
      hasDefaults={hasDefaults}
      nameOf={nameOf}
      onOpen={onOpen}
    />
  )
}
