import { Tabs as Base } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
}

/** Several pages in one place. The place that holds them gives the height; each page scrolls by itself. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(details) => {
        const chosen = tabs.find((tab) => tab.value === details.value)
        if (chosen) onChange(chosen.value)
      }}
      lazyMount
      unmountOnExit
      display="flex"
      flexDirection="column"
      flex="1 1 auto"
      minH={0}
    >
      <Base.List
        aria-label={label}
        display="flex"
        flexShrink={0}
        gap={4}
        px={5}
        overflowX="auto"
        borderBottomWidth="1px"
        borderColor="line"
      >
        {tabs.map((tab) => (
          <Base.Trigger
            key={tab.value}
            value={tab.value}
            display="flex"
            alignItems="center"
            flexShrink={0}
            h="control"
            fontSize="control"
            fontWeight="medium"
            whiteSpace="nowrap"
            color="muted"
            borderBottomWidth="2px"
            borderColor="transparent"
            outlineOffset="-2px"
            cursor="pointer"
            _hover={{ color: 'text' }}
            _selected={{ color: 'text', fontWeight: 'semibold', borderColor: 'accentText' }}
          >
            {tab.label}
          </Base.Trigger>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Content
          key={tab.value}
          value={tab.value}
          flex="1 1 auto"
          minH={0}
          overflowY="auto"
          outlineOffset="-2px"
        >
          {tab.content}
        </Base.Content>
      ))}
    </Base.Root>
  )
}
