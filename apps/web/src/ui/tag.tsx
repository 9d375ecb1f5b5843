import { Text } from '@mantine/core'

export function Tag({ children }: { readonly children: string }) {
  return (
    <Text span px={8} py={2} bdrs={4} bg="var(--accent-wash)" c="var(--accent-ink)" fz={13} fw={600}>
      {children}
    </Text>
  )
}
