import type { AppRouter } from '@mullion/api/root';
import type { TRPCClient } from '@trpc/client';
type Procedures = TRPCClient<AppRouter>;
interface ReadOptions {
    readonly signal?: AbortSignal;
}
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;
type Without<Input, Position extends PropertyKey> = Omit<NonNullable<Input>, Position>;
type Rows<Input, Position extends PropertyKey, List> = (input: Without<Input, Position>, options?: ReadOptions) => AsyncGenerator<RowOf<List>, void, undefined>;
/** Returns the lists of a store as async iterators; a page is fetched when its first row is wanted. */
export declare function listsOf({ accounts, admin, catalog, doors, orders }: Procedures): {
    /** Parts found by a text. */
    foundParts: Rows<{
        offset?: number | undefined;
        limit?: number | undefined;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
        sort?: "number" | "price" | "price-down" | "relevance" | undefined;
        text: string;
    }, "limit" | "offset", ({
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
        readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
        readonly includedHardware: string;
        readonly requirements: {
            readonly direction: boolean;
            readonly serial: boolean;
            readonly voltage: boolean;
            readonly precisionCut: boolean;
            readonly wallThickness: boolean;
            readonly thicknessNotice: boolean;
            readonly leftRightNotice: boolean;
        };
        readonly size: {
            readonly lengthInches: number | null;
            readonly heightInches: number | null;
            readonly depthInches: number | null;
            readonly weightPounds: number | null;
        };
        readonly relatedParts: readonly string[];
        readonly specialOrder: boolean;
        readonly listPriceCents: number | null;
        readonly privateNotes: string;
        readonly location: string;
        readonly installHardware: import("@mullion/domain/catalog/part").InstallHardware;
        readonly obsolete: boolean;
        readonly proprietary: boolean | null;
        readonly updatedAt: string;
    } | {
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
        readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
        readonly includedHardware: string;
        readonly requirements: {
            readonly direction: boolean;
            readonly serial: boolean;
            readonly voltage: boolean;
            readonly precisionCut: boolean;
            readonly wallThickness: boolean;
            readonly thicknessNotice: boolean;
            readonly leftRightNotice: boolean;
        };
        readonly size: {
            readonly lengthInches: number | null;
            readonly heightInches: number | null;
            readonly depthInches: number | null;
            readonly weightPounds: number | null;
        };
        readonly relatedParts: readonly string[];
        readonly specialOrder: boolean;
        readonly listPriceCents?: number | null;
    })[]>;
    /** All parts, or those that filters leave. */
    parts: Rows<{
        offset?: number | undefined;
        limit?: number | undefined;
        filters?: {
            tags?: ("Accessories" | "Assist to Open Device" | "Casings" | "Door Closers" | "DropTrac Components" | "Electrical Components" | "Fast Track Hardware" | "Frames" | "Gaskets" | "Guidance Systems" | "Handles" | "Hinges" | "Inside Release" | "Installation Hardware" | "J-Track Hardware" | "Kick Plates" | "LE Hook Systems" | "Latches and Strikes" | "Locks" | "Power Operator" | "Push Buttons" | "Roller Chain" | "Skid Bar" | "Vertical Door Parts" | "Wall Guide Systems" | "Windows")[] | undefined;
            doorModels?: ("Sectional" | "Slide" | "Swing" | "Traffic" | "Vertical")[] | undefined;
            units?: ("EA" | "FT" | "SQFT")[] | undefined;
            priceBands?: number[] | undefined;
            specialOrder?: boolean | undefined;
            proprietary?: boolean | undefined;
        } | undefined;
        sort?: "number" | "price" | "price-down" | "relevance" | undefined;
        fits?: "COLD" | "ESS1" | "ESS2" | "SANI" | "TSD" | undefined;
    }, "limit" | "offset", ({
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
        readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
        readonly includedHardware: string;
        readonly requirements: {
            readonly direction: boolean;
            readonly serial: boolean;
            readonly voltage: boolean;
            readonly precisionCut: boolean;
            readonly wallThickness: boolean;
            readonly thicknessNotice: boolean;
            readonly leftRightNotice: boolean;
        };
        readonly size: {
            readonly lengthInches: number | null;
            readonly heightInches: number | null;
            readonly depthInches: number | null;
            readonly weightPounds: number | null;
        };
        readonly relatedParts: readonly string[];
        readonly specialOrder: boolean;
        readonly listPriceCents: number | null;
        readonly privateNotes: string;
        readonly location: string;
        readonly installHardware: import("@mullion/domain/catalog/part").InstallHardware;
        readonly obsolete: boolean;
        readonly proprietary: boolean | null;
        readonly updatedAt: string;
    } | {
        readonly id: number;
        readonly number: string;
        readonly name: string;
        readonly description: string;
        readonly priceCents: number | null;
        readonly unit: import("@mullion/domain/catalog/part").Unit;
        readonly imageVersion: number;
        readonly tags: readonly import("@mullion/domain/catalog/part").PartTag[];
        readonly doorModels: readonly import("@mullion/domain/catalog/part").DoorModel[];
        readonly doorSubModels: readonly import("@mullion/domain/catalog/part").DoorSubModel[];
        readonly includedHardware: string;
        readonly requirements: {
            readonly direction: boolean;
            readonly serial: boolean;
            readonly voltage: boolean;
            readonly precisionCut: boolean;
            readonly wallThickness: boolean;
            readonly thicknessNotice: boolean;
            readonly leftRightNotice: boolean;
        };
        readonly size: {
            readonly lengthInches: number | null;
            readonly heightInches: number | null;
            readonly depthInches: number | null;
            readonly weightPounds: number | null;
        };
        readonly relatedParts: readonly string[];
        readonly specialOrder: boolean;
        readonly listPriceCents?: number | null;
    })[]>;
    orders: Rows<{
        scope: "all" | "company" | "user";
        userId?: number | undefined;
        companyId?: number | undefined;
        search?: string | undefined;
        startDate?: string | undefined;
        endDate?: string | undefined;
        sort?: "createdAt" | "number" | "poNumber" | "shipAddress1" | "shipPostalCode" | "status" | "total" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    }, "page", {
        readonly id: number;
        readonly number: string;
        readonly poNumber: string | null;
        readonly buyer: string;
        readonly companyName: string | null;
        readonly internalCompanyName: string | null;
        readonly shipAddress1: string;
        readonly shipPostalCode: string;
        readonly createdAt: string;
        readonly grandTotalCents: number;
        readonly status: import("@mullion/domain/orders/order-list").OrderStatus;
    }[]>;
    /** Orders not yet sent to accounting. */
    pendingOrders: Rows<void | {
        search?: string | undefined;
        sort?: "createdAt" | "customer" | "number" | "total" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined, "page", {
        readonly id: number;
        readonly number: string;
        readonly poNumber: string | null;
        readonly buyer: string;
        readonly companyName: string | null;
        readonly internalCompanyName: string | null;
        readonly shipAddress1: string;
        readonly shipPostalCode: string;
        readonly createdAt: string;
        readonly grandTotalCents: number;
        readonly status: import("@mullion/domain/orders/order-list").OrderStatus;
        readonly customer: string;
        readonly leftOut: 'sandbox' | 'freight' | null;
    }[]>;
    /** Order files for accounting. */
    orderFiles: Rows<void | {
        search?: string | undefined;
        sort?: "by" | "createdAt" | "name" | "orders" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined, "page", {
        readonly id: number;
        readonly name: string;
        readonly orderCount: number;
        readonly by: string;
        readonly createdAt: string;
    }[]>;
    /** Users of a company. */
    users: Rows<{
        companyId?: number | undefined;
        search?: string | undefined;
        order?: "added" | "email" | "name" | undefined;
        page?: number | undefined;
    }, "page", {
        readonly id: number;
        readonly firstname: string;
        readonly lastname: string;
        readonly email: string;
        readonly role: import("@mullion/domain/accounts/actor").AccountRole;
        readonly pendingEmail: string | null;
        readonly invited: boolean;
    }[]>;
    /** Companies found by a text. */
    companies: Rows<{
        text: string;
        page?: number | undefined;
    }, "page", {
        readonly id: number;
        readonly name: string;
        readonly customerNumber: string;
        readonly address1: string;
        readonly address2: string;
        readonly city: string;
        readonly state: string;
        readonly zipCode: string;
        readonly country: string;
        readonly phone: string;
        readonly accountingEmail: string;
        readonly termsCode: import("@mullion/domain/accounts/actor").TermsCode;
        readonly discountRate: number;
        readonly taxExemptStates: readonly string[];
        readonly poRequired: boolean;
        readonly iseMember: boolean;
        readonly updatedAt: string;
    }[]>;
    savedDoors: Rows<{
        text?: string | undefined;
        offset?: number | undefined;
        limit?: number | undefined;
    }, "limit" | "offset", {
        readonly name: string;
        readonly site: string;
        readonly serialNumber: string | null;
        readonly door: Readonly<{
            doorType: "slide" | "so" | "swing" | "traffic" | "vl";
            build: "Biparting" | "Coldswing" | "ESS-1" | "ESS-2" | "Saniswing" | "Sectional" | "Single Panel" | "Traditional" | "VL";
            double: boolean;
            bottom: "High Sill" | "High Sill w/Sweep" | "Sweep Bottom" | null;
            hinge: "18-inch Strap" | "Cam-Lift 'Component'" | "Cam-Lift Stainless" | null;
            powerOperated: boolean;
            gasketing: "Fingersafe" | "Full Gasketing" | "Magnetic" | null;
            widthInches: number;
            heightInches: number;
        }>;
        readonly id: number;
        readonly savedAt: string;
        readonly savedBy: string;
        readonly outdated: boolean;
        readonly direction: import("@mullion/domain/doors/registered-door").DoorDirection | null;
    }[]>;
    imports: Rows<void | {
        search?: string | undefined;
        sort?: "by" | "file" | "kind" | "rows" | "startedAt" | "state" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
    } | undefined, "page", {
        readonly id: number;
        readonly kind: import("@mullion/domain/imports/import").ImportKind;
        readonly state: import("@mullion/domain/imports/import").ImportState;
        readonly fileName: string | null;
        readonly startedBy: string | null;
        readonly startedAt: string;
        readonly endedAt: string | null;
        readonly rows: number;
        readonly created: number;
        readonly known: number;
        readonly changed: number;
        readonly problemCount: number;
        readonly progress: number;
        readonly note: string | null;
    }[]>;
    importChanges: Rows<{
        search?: string | undefined;
        sort?: "label" | "row" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
        importId: number;
    }, "page", {
        readonly seq: number;
        readonly row: number;
        readonly label: string;
        readonly isNew: boolean;
        readonly fields: {
            readonly field: string;
            readonly before?: unknown;
            readonly after?: unknown;
        }[];
        readonly refusal: 'changed since' | 'ordered since' | null;
    }[]>;
    importProblems: Rows<{
        importId: number;
        after?: number | undefined;
        limit?: number | undefined;
    }, "after", {
        readonly seq: number;
        readonly row: number;
        readonly column: string | null;
        readonly message: string;
    }[]>;
    /** What an undo left as it was. */
    importRefusals: Rows<{
        search?: string | undefined;
        sort?: "label" | "row" | undefined;
        descending?: boolean | undefined;
        page?: number | undefined;
        importId: number;
    }, "page", {
        readonly seq: number;
        readonly row: number;
        readonly label: string;
        readonly isNew: boolean;
        readonly fields: {
            readonly field: string;
            readonly before?: unknown;
            readonly after?: unknown;
        }[];
        readonly refusal: 'changed since' | 'ordered since' | null;
    }[]>;
};
export type Lists = ReturnType<typeof listsOf>;
export {};
