import type { PriceOwner } from '@mullion/domain/admin/company-price'
import type { CertificateDeskInput } from '@mullion/domain/tax-certificates/tax-certificate'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { believedUser, handleSessionError } from '../accounts/viewer.ts'
import { trpc } from '../trpc.ts'
import { type CertificateToSend, sendCertificate } from './send-certificate.ts'

/** Queries the certificates of the viewer's own company. */
export function useOwnCertificates() {
  return trpc.taxCertificates.own.useQuery(undefined, { staleTime: 0 })
}

/** Queries the certificates of a company, for staff. */
export function useCertificatesOf(owner: PriceOwner) {
  return trpc.taxCertificates.desk.ofCompany.useQuery({ owner }, { staleTime: 0 })
}

/** Queries a page of the certificates that wait; the previous page stays visible while loading. */
export function useCertificateDesk(input: CertificateDeskInput) {
  return trpc.taxCertificates.desk.list.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 })
}

/** Queries one certificate, for staff. */
export function useCertificate(certificateId: number) {
  return trpc.taxCertificates.desk.byId.useQuery({ certificateId }, { staleTime: 0 })
}

/** What is decided about certificates; each ends with the lists as they are then, also after a refusal. */
export function useCertificateActions() {
  const { taxCertificates } = trpc.useUtils()
  const refreshed = { onSettled: () => taxCertificates.invalidate() }
  return {
    withdraw: trpc.taxCertificates.withdraw.useMutation(refreshed),
    accept: trpc.taxCertificates.desk.accept.useMutation(refreshed),
    refuse: trpc.taxCertificates.desk.refuse.useMutation(refreshed),
  }
}

/** Sends a certificate, as the user this page believes is signed in; resolves once the lists show it. */
export function useSendCertificate() {
  const queryClient = useQueryClient()
  const { taxCertificates } = trpc.useUtils()
  return useCallback(
    async (certificate: CertificateToSend, options: { readonly fetch?: typeof fetch } = {}) => {
      try {
        await sendCertificate(certificate, { ...options, signedInAs: believedUser(queryClient) })
      } catch (error) {
        handleSessionError(queryClient, error)
        throw error
      }
      await taxCertificates.invalidate()
    },
    [queryClient, taxCertificates],
  )
}

/** The address of a certificate's file. */
export const certificateFileUrl = (id: number) => `/api/v1/tax-certificates/${id}/file`
