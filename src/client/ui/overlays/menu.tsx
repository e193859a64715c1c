import { Menu as Base, Portal } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { floatStyle } from '../theme/styles.ts'

export type MenuItem =
  | {
      id: string
      label: ReactNode
      icon?: ReactNode
      /** A second line, in smaller words; says why when the item is disabled. */
      detail?: string | undefined
      tone?: 'danger'
      disabled?: boolean
      /** Given, the item is a check box and the menu stays open. */
      checked?: boolean
      onSelect: () => void
    }
  | { id: string; separator: true }
  | { id: string; heading: string }

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  minH: 'control',
  px: 2.5,
  py: 1,
  fontSize: 'control',
  borderRadius: 'control',
  cursor: 'pointer',
  outline: 'none',
  _highlighted: { bg: 'sunken' },
  _disabled: { color: 'muted', cursor: 'not-allowed' },
  '& svg': { boxSize: '1rem', flexShrink: 0 },
} as const

export type MenuProps = {
  /** A button that takes the trigger's props and ref, such as `Button` or `IconButton`. */
  trigger: ReactElement
  items: MenuItem[]
  label?: string
  align?: 'start' | 'end'
}

export function Menu({ trigger, items, label, align = 'start' }: MenuProps) {
  return (
    <Base.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 4 }}
    >
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Portal>
        <Base.Positioner zIndex="dropdown!">
          <Base.Content
            css={floatStyle}
            aria-label={label}
            minW="12rem"
            maxW="min(22rem, calc(100vw - 1rem))"
            maxH="min(var(--available-height), 42rem)"
            overflowY="auto"
            p={1}
            animation="fadeIn 100ms ease-out"
          >
            {items.map((item) => {
              if ('separator' in item)
                return <Base.Separator key={item.id} my={1} mx={-1} borderTopWidth="1px" borderColor="line" />
              if ('heading' in item)
                return (
                  <Base.ItemGroup key={item.id}>
                    <Base.ItemGroupLabel px={2.5} pt={1.5} pb={1} fontSize="tiny" color="muted">
                      {item.heading}
                    </Base.ItemGroupLabel>
                  </Base.ItemGroup>
                )
              const content = (
                <>
                  {item.icon}
                  <span style={{ flex: '1 1 auto', minWidth: 0 }}>
                    {item.label}
                    {item.detail ? <Detail>{item.detail}</Detail> : null}
                  </span>
                  {item.checked ? <Check aria-hidden /> : null}
                </>
              )
              const shared = {
                value: item.id,
                disabled: item.disabled ?? false,
                css: itemStyle,
                color: item.tone === 'danger' ? 'red' : undefined,
              }
              return item.checked === undefined ? (
                <Base.Item key={item.id} {...shared} onSelect={item.onSelect}>
                  {content}
                </Base.Item>
              ) : (
                <Base.CheckboxItem
                  key={item.id}
                  {...shared}
                  checked={item.checked}
                  onCheckedChange={item.onSelect}
                  closeOnSelect={false}
                >
                  {content}
                </Base.CheckboxItem>
              )
            })}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}

function Detail({ children }: { children: ReactNode }) {
  return <span style={{ display: 'block', fontSize: '0.75rem', opacity: 0.85 }}>{children}</span>
}
