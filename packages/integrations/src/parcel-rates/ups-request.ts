import type { Box } from '@mullion/domain/checkout/packing'
import { originOf, type ShipDestination } from '../destinations.ts'
import type { ParcelShipment } from './port.ts'

export interface UpsShipper {
  readonly name: string
  readonly accountNumber: string
  /** ZIP code that the boxes come from. */
  readonly originZip: string
  /** True if UPS always delivers to homes, which costs more; false by default, for those that are marked as one. */
  readonly residential?: boolean
}

/** Territories are countries of their own for UPS. */
const territories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

function addressOf({ city, state, zip }: ShipDestination) {
  const code = state.toUpperCase()
  return {
    City: city,
    StateProvinceCode: code,
    PostalCode: zip.replace('-', ''),
    CountryCode: territories.has(code) ? code : 'US',
  }
}

const pounds = (weight: number) => String(Math.max(0.1, Math.ceil(weight * 10 - 1e-6) / 10))
const unit = (Code: string) => ({ UnitOfMeasurement: { Code } })

function packageOf({ lengthInches, widthInches, heightInches, weightPounds }: Box) {
  return {
    PackagingType: { Code: '02' },
    Dimensions: {
      ...unit('IN'),
      Length: String(lengthInches),
      Width: String(widthInches),
      Height: String(heightInches),
    },
    PackageWeight: { ...unit('LBS'), Weight: pounds(weightPounds) },
  }
}

/** When the driver comes, as UPS estimates the arrival from it. */
const pickupTime = '1600'
const notDocumentsOnly = '03'

/** Returns the body of a request for all services with their time in transit; every number is text. */
export async function upsRateRequest(
  { destination, residential, boxes, shipsOn }: ParcelShipment,
  { name, accountNumber, originZip, residential: always = false }: UpsShipper,
) {
  const from = { Name: name, Address: addressOf(await originOf(originZip)) }
  const weight = boxes.reduce((sum, box) => sum + Number(pounds(box.weightPounds)), 0)
  return {
    RateRequest: {
      Request: { TransactionReference: { CustomerContext: 'Quote' } },
      PickupType: { Code: '01' },
      CustomerClassification: { Code: '00' },
      Shipment: {
        Shipper: { ...from, ShipperNumber: accountNumber },
        ShipFrom: from,
        ShipTo: {
          Name: 'Customer',
          Address: {
            ...addressOf(destination),
            ...(residential || always ? { ResidentialAddressIndicator: 'Y' } : {}),
          },
        },
        PaymentDetails: {
          ShipmentCharge: [{ Type: '01', BillShipper: { AccountNumber: accountNumber } }],
        },
        ShipmentRatingOptions: { NegotiatedRatesIndicator: 'Y' },
        DeliveryTimeInformation: {
          PackageBillType: notDocumentsOnly,
          Pickup: { Date: shipsOn.replaceAll('-', ''), Time: pickupTime },
        },
        ShipmentTotalWeight: { ...unit('LBS'), Weight: pounds(weight) },
        NumOfPieces: String(boxes.length),
        Package: boxes.map(packageOf),
      },
    },
  }
}
