import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { type AnswerGroup, decidingPolicies, groupAnswers, type AnswerOrReason } from './answers.ts'
import { notAskedText } from './not-asked-text.ts'
import { OutcomeMark } from './outcome-mark.tsx'
import { PolicyOpener } from './policy-opener.tsx'
import { listText } from './test-words.ts'

const Groups = chakra('div', { base: { display: 'grid', gap: 3 } })
const Group = chakra('section', {
  base: {
    display: 'grid',
    gap: 1.5,
    justifyItems: 'start',
    px: 3.5,
    py: 3,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h3': { fontSize: 'body', fontWeight: 'semibold' },
    '& li:not(:first-of-type)': { mt: 1 },
  },
})

interface EveryCompanyProps {
  answers: ReadonlyMap<string, AnswerOrReason>
  companyOf: (id: string) => string
  onCompany: (customerId: string) => void
  onPolicy: (customerId: string, vendorId: string) => void
}

/** What comes of a sign-in at every company: those of which the same comes together. */
export function EveryCompany({ answers, ...rest }: EveryCompanyProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const { groups, left } = groupAnswers(answers)
  return (
    <Groups>
      {groups.map((group) => (
        <OutcomeGroup key={group.key} group={group} {...rest} />
      ))}
      {[...left].map(([reason, ids]) => (
        <Group key={reason} aria-label={notAskedText(reason, t, access)}>
          <h3>{t('notAsked', { count: ids.length })}</h3>
          <Quiet>{notAskedText(reason, t, access)}</Quiet>
          <Names names={ids.map(rest.companyOf)} />
        </Group>
      ))}
    </Groups>
  )
}

const SHOWN = 20

function OutcomeGroup({
  group,
  companyOf,
  onCompany,
  onPolicy,
}: Omit<EveryCompanyProps, 'answers'> & { group: AnswerGroup }) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? group.found : group.found.slice(0, SHOWN)
  return (
    <Group>
      <h3>
        <OutcomeMark outcome={group} />{' '}
        <Quiet>({access('counts.companies', { count: group.found.length })})</Quiet>
      </h3>
      <ul>
        {shown.map(({ customerId, answer }) => (
          <li key={customerId}>
            <Tags>
              <PolicyOpener onClick={() => onCompany(customerId)}>{companyOf(customerId)}</PolicyOpener>
              {decidingPolicies(answer.outcome).map(({ id, name }) => (
                <Quiet key={id}>
                  <PolicyOpener onClick={() => onPolicy(customerId, id)}>{name}</PolicyOpener>
                </Quiet>
              ))}
            </Tags>
          </li>
        ))}
      </ul>
      {shown.length < group.found.length ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('showAll', { count: group.found.length - shown.length })}
        </Button>
      ) : null}
    </Group>
  )
}

function Names({ names }: { names: readonly string[] }) {
  const t = useTexts('signInTest')
  const locale = useLocale()
  const rest = names.length - SHOWN
  return (
    <Quiet>
      {listText(names.slice(0, SHOWN), locale)}
      {rest > 0 ? ` ${t('further', { count: rest })}` : ''}
    </Quiet>
  )
}
