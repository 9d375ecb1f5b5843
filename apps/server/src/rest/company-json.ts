import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { Company } from '@mullion/domain/accounts/company'
import type { UserDetails } from '@mullion/domain/accounts/user'
import type { CustomerCompany } from '@mullion/domain/admin/company-form'

export function companyJson(company: Company) {
  return {
    id: company.id,
    name: company.name,
    sage_customer_number: company.customerNumber,
    address_1: company.address1,
    address_2: company.address2,
    city: company.city,
    state: company.state,
    zip_code: company.zipCode,
    country: company.country,
    phone: company.phone,
    accounting_email: company.accountingEmail,
    terms_code: company.termsCode,
    discount_rate: company.discountRate,
    tax_exempt_states: company.taxExemptStates,
    po_required: company.poRequired,
    ise_member: company.iseMember,
  }
}

export function customerCompanyJson(company: CustomerCompany) {
  return { ...companyJson(company), updated_at: company.updatedAt }
}

export function userDetailsJson({
  company,
  pendingEmail: _pending,
  invitedAt: _at,
  service: _service,
  ...user
}: UserDetails) {
  return { ...user, companyId: company.id, Company: companyJson(company) }
}

export function internalCompanyJson(company: InternalCompany) {
  return {
    id: company.id,
    name: company.name,
    sage_customer_number: company.customerNumber,
    terms_code: company.termsCode,
    discount_rate: company.discountRate,
    tax_exempt_states: company.taxExemptStates,
    ise_member: company.iseMember,
    po_required: company.poRequired,
  }
}
