import { FinderListPage } from "../finders/finder-list-page.tsx";
import { OrderNumberCards } from "../orders/order-numbers.tsx";

/** Where companies begin: their orders and stock, which the menu shows beside a configuration only, and their configurations. */
export const CompanyHomePage = () => <FinderListPage trade={<OrderNumberCards />} />;
