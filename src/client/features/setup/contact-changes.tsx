import { chakra } from '@chakra-ui/react'
import { fullName } from '#shared/domain/users/user.ts'
import type { ContactItem, ContactsTask } from '#shared/domain/tenant-contacts/contacts-task.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { faultText } from './contact-words.ts'

/** So many of a company are shown, the newest first. */
const SHOWN = 5

const Box = chakra('section', { base: { display: 'grid', gap: 2, mt: 2 } })
const List = chakra('ul', { base: { display: 'grid', gap: 4, overflowWrap: 'anywhere' } })
const Entry = chakra('li', { base: { display: 'grid', gap: 1.5, justifyItems: 'start' } })
const Items = chakra('ul', { base: { display: 'grid', gap: 1.5 } })
const Title = chakra('h3', { base: { fontWeight: 'semibold' } })

const VERDICTS: Record<ContactsTask['state'], VerdictKind> = {
  pending: 'notMeasured',
  'in progress': 'notMeasured',
  completed: 'compliant',
  'partly completed': 'notCompliant',
  failed: 'notCompliant',
}

interface ContactChangesProps {
  tasks: readonly View<'contactsTask'>[]
  /** Puts what was not set into the form again; undefined where nothing can be set. */
  onAgain: ((items: readonly ContactItem[]) => void) | undefined
}

/** What was asked of a company's contacts, how far it is, and why some of it was not set. */
export function ContactChanges({ tasks, onAgain }: ContactChangesProps) {
  const t = useTexts('setup')
  if (tasks.length === 0) return null
  return (
    <Box>
      <Title>{t('changes.title')}</Title>
      <List>
        {tasks.slice(0, SHOWN).map((task, place) => (
          <Change key={task.row.id} task={task} onAgain={place === 0 ? onAgain : undefined} />
        ))}
      </List>
    </Box>
  )
}

const isLeft = ({ state }: ContactItem): boolean =>
  state === 'changed' || state === 'failed' || state === 'late' || state === 'interrupted'

function Change({
  task: { row, isPending },
  onAgain,
}: { task: View<'contactsTask'> } & Pick<ContactChangesProps, 'onAgain'>) {
  const t = useTexts('setup')
  const protect = useTexts('protect')
  const locale = useLocale()
  const by = useAsker(row.requested_by)
  const left = row.items.filter(isLeft)
  return (
    <Entry>
      <Tags>
        <Verdict kind={isPending ? 'notMeasured' : VERDICTS[row.state]}>
          {protect(`states.${isPending ? 'unsent' : row.state}`)}
        </Verdict>
        <TimeSentence
          at={Date.parse(row.requested_at)}
          locale={locale}
          sentence={(time) => [by, time].filter(Boolean).join(', ')}
        />
      </Tags>
      <Items>
        {row.items.map((item) => (
          <li key={item.kind}>
            <div>
              {t('line', { kind: t(`kinds.${item.kind}`), addresses: item.wanted.join(', ') || t('nobody') })}
            </div>
            <ItemEnd item={item} />
          </li>
        ))}
      </Items>
      {onAgain && left.length > 0 ? (
        <Button onClick={() => onAgain(left)}>{t('changes.again')}</Button>
      ) : null}
    </Entry>
  )
}

function ItemEnd({ item }: { item: ContactItem }) {
  const t = useTexts('setup')
  const protect = useTexts('protect')
  const { state, fault, detail } = item
  if (state === 'pending' || state === 'sending' || state === 'applied') return null
  const why = [protect(`items.${state}`), faultText(fault, t)].filter(Boolean).join(': ')
  return <Quiet>{detail === null ? why : t('changes.said', { why, detail })}</Quiet>
}

/** Who asked, as far as this device knows the users. */
function useAsker(id: string | null): string {
  const { login } = useDevice()
  const protect = useTexts('protect')
  const users = useWatched(watchUsers)
  if (id === null || id === login.userData.id) return protect('tasks.you')
  const user = users?.find((each) => each.id === id)
  return (user && fullName(user)) || protect('tasks.somebody')
}
