/** The cars that visitors miss. */
export const carRequests = {
	"menu.car_requests": "Car requests",
	"car_requests.description":
		"Cars for which your visitors found no wipers. You see how often each was asked for, but never who asked.",
	"car_requests.description_all": "Cars for which visitors of all shops found no wipers, most confirmed first.",
	"car_requests.asked": "Requests",
	"car_requests.confirmed": "Confirmed",
	"car_requests.first_asked": "First request",
	"car_requests.last_asked": "Last request",
	"car_requests.unconfirmed": "Not confirmed",
	"car_requests.waiting": "Waiting",
	"car_requests.told": "Notified",
	"car_requests.none": "No car requests yet",
	"car_requests.none_on": "Visitors whose car is missing can leave an e-mail address. The cars appear here.",
	"car_requests.none_off":
		"Let visitors whose car is missing leave an e-mail address. They get one e-mail when wipers for it are available.",
	"car_requests.none_all":
		"As soon as a shop has turned on car requests, the cars for which its visitors found no wipers appear here.",
	"car_requests.to_switch": "Open settings",
	"car_requests.remove_title": "Delete all requests for {{car}}?",
	"car_requests.remove_description":
		"The visitors' e-mail addresses will be deleted as well, and they won't be notified.",
	"car_requests.removed": "Requests deleted",
	"audit.car_request": "Car requests",
} as const;
