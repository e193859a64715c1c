import { chakra } from '@chakra-ui/react'
import { Check, Circle } from 'lucide-react'

const List = chakra('ul', { base: { display: 'grid', gap: 1, fontSize: 'small', color: 'muted' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2,
    '& svg': { boxSize: '0.875rem', mt: '0.15em', flexShrink: 0 },
  },
  variants: { met: { true: { color: 'text', '& svg': { color: 'green' } } } },
})

export type Rule = { text: string; isMet: boolean }

export type RuleListProps = {
  label: string
  rules: readonly Rule[]
  /** Said to those who do not see the ticks. */
  metLabel: string
  openLabel: string
}

/** What is asked for, ticked off while somebody types. */
export function RuleList({ label, rules, metLabel, openLabel }: RuleListProps) {
  return (
    <List aria-label={label}>
      {rules.map(({ text, isMet }) => (
        <Item key={text} met={isMet}>
          {isMet ? <Check aria-hidden /> : <Circle aria-hidden />}
          <span>
            {text}
            <chakra.span srOnly>{` (${isMet ? metLabel : openLabel})`}</chakra.span>
          </span>
        </Item>
      ))}
    </List>
  )
}
