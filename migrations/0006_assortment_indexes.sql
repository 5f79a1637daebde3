CREATE INDEX `company_assortments_assortment` ON `company_assortments` (`assortment_id`);--> statement-breakpoint
CREATE INDEX `finder_assortments_assortment` ON `finder_assortments` (`assortment_id`);--> statement-breakpoint
CREATE INDEX `special_adapter_prices_assortment` ON `special_adapter_prices` (`assortment_id`);--> statement-breakpoint
CREATE INDEX `special_prices_wiper` ON `special_prices` (`wiper_id`);