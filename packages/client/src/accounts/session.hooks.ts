import type { Device, SignInInput, SignInOutcome, Viewer } from '@mullion/domain/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'
import { setViewer } from './viewer.ts'

/** Whoever is signed in; null for a guest. Asked again when the reader comes back to the page. */
export function useViewer() {
  return trpc.accounts.session.viewer.useQuery(undefined, { refetchOnWindowFocus: true })
}

/**
 * Signs in, unless a second factor is asked for first.
 * No mutation of the query cache, which would keep the password for a while.
 */
export function useSignIn(): (input: SignInInput) => Promise<SignInOutcome> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (input) => {
      const answer = await client.accounts.session.signIn.mutate(input)
      if (answer.outcome === 'signed_in') await setViewer(queryClient, answer.viewer)
      return answer
    },
    [client, queryClient],
  )
}

/** Ends a sign-in that waits for a code of the app or a recovery code. */
export function useConfirmSignIn(): (code: string) => Promise<Viewer> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    async (code) => {
      const viewer = await client.accounts.session.confirmSignIn.mutate({ code })
      await setViewer(queryClient, viewer)
      return viewer
    },
    [client, queryClient],
  )
}

/** Signs this browser out. */
export function useSignOut(): () => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await client.accounts.session.signOut.mutate()
    await setViewer(queryClient, null)
  }, [client, queryClient])
}

/** The browsers that the person is signed in with, the last used first. */
export function useDevices() {
  return trpc.accounts.session.devices.useQuery(undefined, { staleTime: 0 })
}

/** How the list of devices changes at once; one that could not be signed out comes back. */
function useDevicesChange<Gone>(stays: (device: Device, gone: Gone) => boolean) {
  const { devices } = trpc.useUtils().accounts.session
  return {
    onMutate: async (gone: Gone) => {
      await devices.cancel()
      const before = devices.getData()
      devices.setData(undefined, (list) => list?.filter((device) => stays(device, gone)))
      return { before }
    },
    onError: (_error: unknown, _gone: Gone, context: { before: Device[] | undefined } | undefined) => {
      devices.setData(undefined, context?.before)
    },
    onSettled: () => devices.invalidate(),
  }
}

/** Signs one of the person's other browsers out. */
export function useSignOutDevice() {
  const change = useDevicesChange((device, gone: { deviceId: number }) => device.id !== gone.deviceId)
  return trpc.accounts.session.signOutDevice.useMutation(change)
}

/** Signs all of the person's other browsers out. */
export function useSignOutOthers() {
  return trpc.accounts.session.signOutOthers.useMutation(useDevicesChange<void>((device) => device.current))
}
