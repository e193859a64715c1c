import { chakra } from '@chakra-ui/react'
import type { PostureItem } from '#shared/domain/posture/posture-task.ts'
import { REASONS } from '#shared/domain/posture/verdict.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { CallBox } from '../call-box.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: 3.5 } })
const Item = chakra('li', { base: { display: 'grid', gap: 1, color: 'text' } })
const Name = chakra('span', { base: { fontWeight: 'semibold' } })
const Quiet = chakra('span', { base: { fontSize: 'control', color: 'muted', overflowWrap: 'anywhere' } })

const kinds: Record<PostureItem['state'], VerdictKind> = {
  pending: 'notMeasured',
  applied: 'compliant',
  unneeded: 'compliant',
  changed: 'notCompliant',
  failed: 'notCompliant',
  late: 'notCompliant',
  interrupted: 'notCompliant',
}

/** What became of each check of a task; with its calls where `isWhole`. */
export function TaskItems({ items, isWhole }: { items: readonly PostureItem[]; isWhole: boolean }) {
  const t = useTexts('protect')
  const words = useCheckWords()
  const faultText = useFaultText()
  const nameOf = ({ object, check_id }: PostureItem) => object?.name ?? words(check_id).name
  return (
    <List>
      {items.map((item) => (
        <Item key={`${item.check_id}/${item.object?.id ?? ''}`}>
          <Name>{nameOf(item)}</Name>
          <Verdict kind={kinds[item.state]}>{t(`items.${item.state}`)}</Verdict>
          {item.fault ? <Quiet>{faultText(nameOf(item), item)}</Quiet> : null}
          {isWhole && item.carried_by !== undefined ? (
            <Quiet>{t('together', { name: words(item.carried_by).name })}</Quiet>
          ) : null}
          {isWhole
            ? item.calls.map(({ change, before }) => (
                <CallBox key={`${change.source}/${change.object ?? ''}`} change={change} before={before} />
              ))
            : null}
        </Item>
      ))}
    </List>
  )
}

/** Why an item failed, in words, with the vendor's own code (POST-09). */
function useFaultText() {
  const t = useTexts('protect')
  const posture = useTexts('posture')
  const errors = useTexts('errors')
  return (postureName: string, { fault, detail }: PostureItem): string => {
    if (fault === 'synchronized') return t('synchronized')
    const reason = REASONS.find((each) => each === fault)
    const said = reason ? posture(`reasons.${reason}`) : t('checkInvalid')
    const error = detail === null ? said : `${said} (${detail})`
    const failed = errors('postureNotConfigured', { postureName, error })
    return reason ? `${failed}. ${posture(`help.${reason}`)}` : failed
  }
}
