import type { Device, SignInInput, SignInOutcome, Viewer } from '@mullion/domain/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isSignedOut } from '../read-error.ts'
import { trpc } from '../trpc.ts'
import { setViewer } from './viewer.ts'

/** Queries the signed-in user; null for a guest. Refetched when the window regains focus. */
export function useViewer() {
  return trpc.accounts.session.viewer.useQuery(undefined, { refetchOnWindowFocus: true })
}

/**
 * The viewer who was signed out meanwhile: their session expired, or was ended elsewhere. Null while the session lasts.
 * Everything stays as it was until they sign in again, or `leave`.
 */
export function useSignedOut() {
  const queryClient = useQueryClient()
  const { data, error } = useViewer()
  const leave = useCallback(() => setViewer(queryClient, null), [queryClient])
  return { lost: data && isSignedOut(error) ? data : null, leave }
}

/**
 * Signs in, unless a second factor is required first. Not a React Query mutation: its cache would hold the password for
 * a while.
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

export function useSignOut(): () => Promise<void> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await client.accounts.session.signOut.mutate()
    await setViewer(queryClient, null)
  }, [client, queryClient])
}

export function useDevices() {
  return trpc.accounts.session.devices.useQuery(undefined, { staleTime: 0 })
}

/** Updates the device list optimistically; a device that could not be signed out reappears. */
function useDevicesChange<Removed>(stays: (device: Device, removed: Removed) => boolean) {
  const { devices } = trpc.useUtils().accounts.session
  return {
    onMutate: async (removed: Removed) => {
      await devices.cancel()
      const before = devices.getData()
      devices.setData(undefined, (list) => list?.filter((device) => stays(device, removed)))
      return { before }
    },
    onError: (_error: unknown, _removed: Removed, context: { before: Device[] | undefined } | undefined) => {
      devices.setData(undefined, context?.before)
    },
    onSettled: () => devices.invalidate(),
  }
}

export function useSignOutDevice() {
  const change = useDevicesChange((device, removed: { deviceId: number }) => device.id !== removed.deviceId)
  return trpc.accounts.session.signOutDevice.useMutation(change)
}

export function useSignOutOthers() {
  return trpc.accounts.session.signOutOthers.useMutation(useDevicesChange<void>((device) => device.current))
}
